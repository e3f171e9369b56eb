import Foundation

/// Measures what the project promises and prints the figures.
///
/// usage: Benchmarks [path/to/curbcut file.storyboard…]
///        Benchmarks voiceover      only VoiceOver: what a profile is to show
@main
enum Benchmarks {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "voiceover" { return voiceOver() }
    print("Accessibility tree from live views (goal: ≤ 0.5 µs an element, the bare loop included)")
    print("  elements    read µs/el.  bare loop µs/el.  one change µs  memory B/el.")
    for count in [1_000, 10_000, 100_000] {
      print("  " + TreeBenchmark(count: count).run().row)
    }
    print("  goals                0.5                               5           400")
    voiceOver()
    guard let command = arguments.first else { return }
    print("\nFile to transcript, whole process (goal: < 150 ms)")
    for file in arguments.dropFirst() {
      print("  " + ProcessBenchmark(command: command, file: file).run())
    }
  }

  @MainActor
  private static func voiceOver() {
    print("\nVoiceOver, from a gesture to its words (goals: p95 < 1000 µs, ≥ 500 thousand events a second)")
    for count in [600, 10_000] { print(VoiceOverBenchmark(count: count).run().row) }
  }
}
