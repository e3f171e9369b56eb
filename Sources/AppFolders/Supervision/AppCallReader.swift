import Foundation
internal import Runtime

/// Finds the app's own calls among the addresses of a process.
struct AppCallReader {
  /// The path of the app's library.
  let library: String
  /// Where it is loaded.
  let addresses: ClosedRange<UInt>
  private let system: [ClosedRange<UInt>]

  /// - Parameters:
  ///   - library: the path of the app's library.
  ///   - maps: the text of `/proc/PID/maps`.
  /// - Returns: nil when the library is not loaded.
  init?(library: String, maps: String) {
    var beginning: UInt?
    var bounds: (first: UInt, last: UInt)?
    var system: [ClosedRange<UInt>] = []
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5)
      let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard fields.count > 2, range.count == 2, range[0] < range[1] else { continue }
      if line.contains("/libc.so") || line.contains("/libc-") { system.append(range[0]...range[1] - 1) }
      guard line.hasSuffix(" \(library)") else { continue }
      // The file may be mapped elsewhere too, to be read; code is only where it is loaded.
      if let known = bounds {
        if range[0] == known.last { bounds?.last = range[1] }
      } else {
        if fields[2].allSatisfy({ $0 == "0" }) { beginning = range[0] }
        if fields[1].contains("x"), let beginning { bounds = (beginning, range[1]) }
      }
    }
    guard let (first, last) = bounds else { return nil }
    self.library = library
    self.system = system
    addresses = first...last - 1
  }

  /// The addresses in the app's library, each within the instruction that makes the call.
  ///
  /// - Parameters:
  ///   - stack: the addresses, the innermost first.
  ///   - isInterrupted: whether a signal interrupted the process. The handler's own calls come first then, and the
  ///     address after that of the system's trampoline is not one to which a call returns.
  func offsets(in stack: [UInt], isInterrupted: Bool) -> [UInt] {
    let trampoline =
      isInterrupted
      ? stack.prefix(8).firstIndex { address in system.contains { $0.contains(address) } } : nil
    return stack.indices.compactMap { index in
      guard addresses.contains(stack[index]) else { return nil }
      let isExact = trampoline.map { $0 + 1 == index } ?? false
      return stack[index] - addresses.lowerBound - (isExact ? 0 : 1)
    }
  }

  /// The calls at offsets of the library.
  func calls(at offsets: [UInt]) -> [AppCall] {
    guard !offsets.isEmpty, let symbolizer = Self.symbolizer else { return [] }
    let process = Process()
    process.executableURL = symbolizer
    process.arguments =
      ["--obj=\(library)", "--output-style=JSON"] + offsets.map { "0x\(String($0, radix: 16))" }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Self.calls(in: data)
  }

  /// The calls that llvm-symbolizer found, without those that the compiler made up. Equal calls that follow each other
  /// become one.
  static func calls(in answer: Data) -> [AppCall] {
    struct Answer: Decodable {
      struct Symbol: Decodable {
        var FunctionName: String
        var FileName: String
        var Line: Int
        var StartLine: Int?
      }
      var Symbol: [Symbol]?
    }
    guard let answers = try? JSONDecoder().decode([Answer].self, from: answer) else { return [] }
    var calls: [AppCall] = []
    for symbol in answers.flatMap({ $0.Symbol ?? [] }) {
      let name = SymbolicatedBacktrace.Symbol(
        imageIndex: 0, imageName: "", rawName: symbol.FunctionName, offset: 0, sourceLocation: nil)
      // What traps, several places of a function may share, and it then belongs to none of its lines.
      let line = symbol.Line > 0 ? symbol.Line : symbol.StartLine ?? 0
      guard line > 0, !symbol.FileName.hasSuffix("<compiler-generated>"), !name.isSwiftThunk,
        !name.name.contains("_curbcut")
      else { continue }
      let call = AppCall(function: name.name, place: "\(symbol.FileName):\(line)")
      if calls.last?.function == call.function, calls.last?.place == call.place {
        calls[calls.count - 1].count += 1
      } else {
        calls.append(call)
      }
    }
    return calls
  }

  /// The program that knows which line an address belongs to; it is beside the compiler that the app was built with.
  private static var symbolizer: URL? {
    let name = "llvm-symbolizer"
    let compiler = Toolchain.compilerPath()?.resolvingSymlinksInPath().deletingLastPathComponent()
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let places = [compiler].compactMap { $0 } + path.map { URL(fileURLWithPath: String($0)) }
    return places.map { $0.appendingPathComponent(name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }
}
