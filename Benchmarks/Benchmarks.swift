import Foundation

/// Measures what the project promises and prints the figures.
///
/// usage: Benchmarks [path/to/curbcut file.storyboard… app-folder…]
///        Benchmarks voiceover      only VoiceOver: what a profile is to show
///        Benchmarks speech         only speech
///        Benchmarks lowering FOLDER   only the lowering of a folder's sources
///        Benchmarks pictures FILE…    only pictures of screens
///        Benchmarks inspector FILE…   only the Inspector
@main
enum Benchmarks {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "voiceover" { return voiceOver() }
    if arguments.first == "speech" { return speech() }
    if arguments.first == "lowering" { return lowering(arguments.dropFirst().first ?? "Examples") }
    if arguments.first == "pictures" { return pictures(Array(arguments.dropFirst())) }
    if arguments.first == "inspector" { return inspector(Array(arguments.dropFirst())) }
    print("Accessibility tree from live views (goal: ≤ 0.5 µs an element, the bare loop included)")
    print("  elements    read µs/el.  bare loop µs/el.  one change µs  memory B/el.")
    for count in [1_000, 10_000, 100_000] {
      print("  " + TreeBenchmark(count: count).run().row)
    }
    print("  goals                0.5                               5           400")
    voiceOver()
    speech()
    lowering("Examples")
    pictures(arguments.dropFirst().filter { !isFolder($0) })
    inspector(arguments.dropFirst().filter { !isFolder($0) })
    guard let command = arguments.first else { return }
    print("\nFile to transcript, whole process (goal: < 150 ms)")
    for file in arguments.dropFirst() where !isFolder(file) {
      print("  " + ProcessBenchmark(command: command, file: file).run())
    }
    print("\nAn app's folder to transcript, whole process: lowered, compiled, launched, read")
    for file in arguments.dropFirst() where isFolder(file) {
      print("  " + AppFolderBenchmark(command: command, folder: file).run())
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  @MainActor
  private static func voiceOver() {
    print("\nVoiceOver, from a gesture to its words (goals: p95 < 1000 µs, ≥ 500 thousand events a second)")
    for count in [600, 10_000] { print(VoiceOverBenchmark(count: count).run().row) }
  }

  private static func lowering(_ folder: String) {
    print("\nLowering of sources for iOS (goal: ≤ 5 ms a file)")
    do {
      print("  " + (try LoweringBenchmark(folder: folder).run()))
    } catch {
      print("  not measured: \(error)")
    }
  }

  @MainActor
  private static func pictures(_ files: [String]) {
    print("\nPictures of a screen at 3x (goals: < 30 ms drawn, < 5 ms for a difference)")
    for file in files.isEmpty ? ["Examples/DogAdoption/After.storyboard"] : files {
      print("  " + file)
      do {
        for row in try PictureBenchmark(file: file).run() { print("    " + row) }
      } catch {
        print("    not measured: \(error)")
      }
    }
  }

  @MainActor
  private static func inspector(_ files: [String]) {
    print(
      "\nThe Inspector, from what a page does to what it is sent (goals: p95 < 50 ms, page load < 300 ms)")
    for file in files.isEmpty ? ["Examples/DogAdoption/After.storyboard"] : files {
      print("  " + file)
      do {
        for row in try InspectorBenchmark(file: file).run() { print("    " + row) }
      } catch {
        print("    not measured: \(error)")
      }
    }
  }

  @MainActor
  private static func speech() {
    print("\nSpeech, from an utterance to its first sample (goals: < 2 ms above espeak-ng's own, 0 lost)")
    do {
      for row in try SpeechBenchmark().run() { print("  " + row) }
    } catch {
      print("  not measured: \(error)")
    }
  }
}
