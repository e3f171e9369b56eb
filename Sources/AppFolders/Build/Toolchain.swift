import Foundation

/// The compiler, and the modules of curbcut that an app is compiled against.
public struct Toolchain: Hashable, Sendable {
  /// The Swift compiler.
  public var compiler: URL
  /// The folder with the .swiftmodule files of the running program.
  public var modules: URL
  /// The running program. An app that was built for another program must be rebuilt.
  public var program: URL

  /// Finds the compiler and the modules.
  ///
  /// The modules are beside the program (`.build/debug/Modules`), or in `../lib/curbcut/Modules`, where an
  /// installation puts them; `CURBCUT_MODULES` names another folder.
  ///
  /// - Throws: ``AppFolderError`` that says which of them is missing.
  public static func find() throws(AppFolderError) -> Toolchain {
    let modules = try modulesFolder()
    guard let compiler = compilerPath() else {
      throw AppFolderError(
        "swiftc", problem: "there is no Swift compiler on the PATH", expected: "Swift 6.3",
        advice: "Install it from swift.org, or set CURBCUT_SWIFTC to its path.")
    }
    return Toolchain(compiler: compiler, modules: modules, program: runningProgram)
  }

  private static var runningProgram: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// The folder with this program and what lies beside it.
  package static var program: URL? { runningProgram.deletingLastPathComponent() }

  /// The folder with the compiler, its libraries and its tools; nil when there is no compiler.
  package static var root: URL? {
    compilerPath()?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The compiler that apps are built with: `CURBCUT_SWIFTC`, else the first `swiftc` on the `PATH`; nil when there
  /// is none.
  public static func compilerPath() -> URL? {
    let environment = ProcessInfo.processInfo.environment
    let names = environment["CURBCUT_SWIFTC"].map { [$0] } ?? searchPath(environment)
    return names.first(where: FileManager.default.isExecutableFile(atPath:)).map { URL(fileURLWithPath: $0) }
  }

  /// The folder with the modules that apps are compiled against.
  ///
  /// - Throws: ``AppFolderError`` with the folders that were searched.
  public static func modulesFolder() throws(AppFolderError) -> URL {
    let program = runningProgram
    let folder = program.deletingLastPathComponent()
    let places =
      ProcessInfo.processInfo.environment["CURBCUT_MODULES"].map { [URL(fileURLWithPath: $0)] } ?? [
        folder.appendingPathComponent("Modules"),
        folder.deletingLastPathComponent().appendingPathComponent("lib/curbcut/Modules"),
      ]
    let found = places.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("CurbcutUIKit.swiftmodule").path)
    }
    guard let found else {
      throw AppFolderError(
        program.path, problem: "the modules that an app is compiled against are not beside the program",
        expected: "CurbcutUIKit.swiftmodule in \(places.map(\.path).joined(separator: " or "))",
        advice: "Build curbcut with ‘make build’, or set CURBCUT_MODULES.")
    }
    return found
  }

  private static func searchPath(_ environment: [String: String]) -> [String] {
    (environment["PATH"] ?? "/usr/bin").split(separator: ":").map { "\($0)/swiftc" }
  }

  /// A text that changes whenever the program, its modules or the compiler change.
  var fingerprint: String {
    let files = [program, compiler].map { url in
      let values = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(url.path) \(values?[.size] ?? 0) \(date)"
    }
    return ([modules.path] + files).joined(separator: "\n")
  }
}
