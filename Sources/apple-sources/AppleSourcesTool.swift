import Foundation
import SourceLowering

/// The command that the build plugin runs: it lowers the iOS sources of one target.
///
/// `apple-sources OUTPUT [--library] FILES…`. People use `curbcut lower`, which prints more and has more options. This
/// tool is built before anything else, and twice where a package is cross-compiled, so it depends on no other package.
@main
enum AppleSourcesTool {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.isEmpty else {
      fail("usage: apple-sources OUTPUT [--library] FILES…\nTo run it yourself, use ‘curbcut lower’.")
    }
    let output = arguments.removeFirst()
    let isLibrary = arguments.first == "--library"
    if isLibrary { arguments.removeFirst() }
    do {
      let lowering = Lowering(
        files: try SourceFolder.read(arguments), options: LoweringOptions(isLibrary: isLibrary))
      try SourceFolder.write(lowering.files.map { ($0.name, $0.text) }, to: output)
      for var diagnostic in lowering.diagnostics {
        // A missing module is not an error yet: the file may not need it.
        diagnostic.severity = .warning
        write("\(diagnostic)\n")
      }
    } catch {
      fail("\(error)")
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func fail(_ message: String) -> Never {
    write(message + "\n")
    exit(2)
  }
}
