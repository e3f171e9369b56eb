import Foundation

/// Checks some files of a module without compiling any.
///
/// The driver checks or compiles a module as a whole; the compiler behind it can be told which files it is about, and
/// reads the others only as far as these need.
struct TypeCheck {
  private let toolchain: Toolchain
  private let folder: URL
  private let executable: URL
  private let arguments: [String]

  /// Asks the driver how it would call the compiler.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the driver for the module, without files.
  ///   - file: any file of the module.
  /// - Returns: nil when the driver's answer is not understood.
  init?(_ toolchain: Toolchain, arguments: [String], file: URL, folder: URL) {
    let question = CompilerRun(
      toolchain: toolchain, arguments: ["-typecheck", "-###"] + arguments + [file.path], folder: folder)
    guard let answer = try? question.run(), answer.isSuccess,
      let line = answer.output.split(separator: "\n").first(where: { $0.contains(" -frontend ") })
    else { return nil }
    var words = Self.words(in: line)
    guard let index = words.firstIndex(of: "-primary-file"), words.indices.contains(index + 1),
      words[index + 1] == file.path, FileManager.default.isExecutableFile(atPath: words[0])
    else { return nil }
    words.removeSubrange(index...index + 1)
    executable = URL(fileURLWithPath: words.removeFirst())
    self.arguments = words
    self.toolchain = toolchain
    self.folder = folder
  }

  /// How long the compiler looks for what one expression means, in seconds.
  ///
  /// Beside an error it looks at far more ways to read an expression. It must give up soon, or an app with several such
  /// expressions is not built within minutes.
  enum Patience: Int {
    /// Enough for most expressions without an error; what is given up need not have one.
    case short = 4
    /// Enough for an expression that people wait for in Xcode.
    case long = 12
  }

  /// Checks files, on all processors.
  ///
  /// - Parameters:
  ///   - files: the files to check.
  ///   - all: all files of the module.
  ///   - patience: how long each expression may take.
  /// - Returns: what the compiler printed.
  func run(_ files: [URL], of all: [URL], patience: Patience) throws(AppFolderError) -> String {
    let arguments = arguments.map {
      $0.hasPrefix(Self.timeLimit) ? "\(Self.timeLimit)\(patience.rawValue)" : $0
    }
    let count = max(1, min(files.count, ProcessInfo.processInfo.activeProcessorCount))
    let shares = (0..<count).map { share in
      Set(stride(from: share, to: files.count, by: count).map { files[$0].path })
    }
    let runs = shares.map { share in
      CompilerRun(
        toolchain: toolchain,
        arguments: arguments
          + all.flatMap { share.contains($0.path) ? ["-primary-file", $0.path] : [$0.path] },
        folder: folder, executable: executable)
    }
    return try CompilerRun.all(runs).map(\.output).joined(separator: "\n")
  }

  /// Whether a message says that the compiler gave up, which is no error that it found.
  static func isGivenUp(_ message: CompilerMessage) -> Bool {
    message.text.contains("unable to type-check this expression in reasonable time")
  }

  private static let timeLimit = "-solver-expression-time-threshold="

  /// The words of a command line, as a shell reads them.
  static func words(in line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
