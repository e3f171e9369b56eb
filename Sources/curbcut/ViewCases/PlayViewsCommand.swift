import AppFolders
import ArgumentParser
import Conformance
import CurbcutUIKit
import DeviceSettings
import Foundation
import Glibc

/// Shows the views of a compiled file of cases; what `conformance` runs in a process of its own, so that a view that
/// ends the process is one failure and not the end of all.
struct PlayViewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play-views", abstract: "Show the views of compiled cases.", shouldDisplay: false)

  @Argument(help: "The file of cases.") var file: String
  @Argument(help: "The folder in which it was built.") var product: String
  @Option(help: "The number of the first case to show.") var from = 0
  @Option(help: "Cases that are not in the library.") var without = ""

  func run() throws {
    guard let cases = try ViewCase.all(in: Data(contentsOf: URL(fileURLWithPath: file))) else {
      throw ValidationError("\(file) has no views.")
    }
    let folder = URL(fileURLWithPath: product)
    let absent = Set(without.split(separator: ",").compactMap { Int($0) })
    try MainActor.assumeIsolated {
      let output = try PrintedLines()
      try AppProcess.load(
        AppBuild.Product(
          library: folder.appendingPathComponent("lib\(ViewCaseLibrary.name).so"),
          bundle: folder.appendingPathComponent("\(ViewCaseLibrary.name).app"), module: ViewCaseLibrary.name,
          report: BuildReport()), tasksAreSerial: true)
      for (index, view) in cases.enumerated() where index >= from && !absent.contains(index) {
        output.send(.begins(index))
        output.send(.shown(index, try show(view, index, output)))
      }
    }
  }

  @MainActor
  private func show(_ view: ViewCase, _ index: Int, _ output: PrintedLines) throws -> [ShownView] {
    typealias Make = @convention(c) (Bool) -> UnsafeMutableRawPointer
    guard let symbol = dlsym(nil, ViewCaseLibrary.function(index)) else {
      throw ValidationError("The library has no case \(index).")
    }
    let make = unsafeBitCast(symbol, to: Make.self)
    return view.stage.systems.map { system in
      var settings = Settings()
      settings.system = system
      UIKitHost.shared.configure(device: view.stage.device, settings: settings)
      _ = output.take()
      var hasSafeArea = true
      if case .hosted = view.stage.room { hasSafeArea = false }
      if view.stage.room == .ownSize { hasSafeArea = false }
      let controller = Unmanaged<UIViewController>.fromOpaque(make(hasSafeArea)).takeRetainedValue()
      return ShownView(controller, on: view.stage, system: system) { output.take() }
    }
  }
}

/// What the process prints, taken out of its output, which is for messages.
private final class PrintedLines {
  private let messages: FileHandle
  private let printed: FileHandle

  init() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-\(getpid()).txt")
    guard let file = fopen(path.path, "w+"), case let own = dup(STDOUT_FILENO), own >= 0 else {
      throw ValidationError("\(path.path) cannot be written.")
    }
    unlink(path.path)
    dup2(fileno(file), STDOUT_FILENO)
    messages = FileHandle(fileDescriptor: own)
    printed = FileHandle(fileDescriptor: fileno(file))
  }

  func send(_ message: ViewCaseMessage) {
    guard let line = try? JSONEncoder().encode(message) else { return }
    try? messages.write(contentsOf: line + Data("\n".utf8))
  }

  /// The lines that were printed since the last time.
  func take() -> [String] {
    fflush(nil)
    try? printed.seek(toOffset: 0)
    let text = String(decoding: (try? printed.readToEnd()) ?? Data(), as: UTF8.self)
    try? printed.truncate(atOffset: 0)
    lseek(STDOUT_FILENO, 0, SEEK_SET)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
      text.hasSuffix("\n") || text.isEmpty ? 1 : 0)
  }
}
