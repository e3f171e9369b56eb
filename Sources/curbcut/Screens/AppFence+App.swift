import AppFence
import AppFolders
import CurbcutFoundation
import DeviceServices
import Foundation
import Speech

extension FencePolicy {
  /// What the code of an app may do: what it may on a phone. It reads its bundle and the system, and writes to its container.
  ///
  /// - Parameters:
  ///   - contents: what the app is built from.
  ///   - product: what was built.
  ///   - options: the options of the command.
  ///   - programs: how the command, inside the fence, starts other programs.
  ///   - isInspection: whether the Inspector runs it, which builds it again, and to which browsers come.
  init(
    _ contents: AppContents, _ product: AppBuild.Product, _ options: ScreenOptions, programs: Programs,
    isInspection: Bool
  ) {
    self.init()
    let scratch = product.bundle.deletingLastPathComponent()
    let sources = contents.modules.flatMap(\.sources) + contents.resources.map(\.url)
    readable =
      Self.system + Self.ofPerson + Self.named(in: OwnArguments.all) + sources.map(\.path)
      + [scratch.path, Self.folder(of: options.file)]
    readable += [Toolchain.root, Toolchain.program].compactMap { $0?.path }
    // The photos and contacts of the device.
    readable += Services.settings.paths
    writable = [AppContainer.homeFolder.path] + Self.keptFolders
    self.programs = programs
    network = options.app.allowNetwork ? .open : .none
    memory = options.app.memory > 0 ? UInt64(options.app.memory * 1e9) : nil
    processorTime = options.app.processorTime > 0 ? options.app.processorTime : nil
    fileSize = 1 << 30
    guard isInspection else { return }
    if network == .none { network = .listening }
    self.programs = .any
    processorTime = nil
    // A screen is compared with what it was in a commit.
    readable.append(FileManager.default.currentDirectoryPath)
    readable += AppBuild.sharedFiles(besideScratch: scratch).map(\.path)
    writable += [scratch.path, PackageManifestReader.standardCache.path] + Self.compilerCaches
  }

  /// Fonts of the person, which an app on this machine shows text with.
  private static let ofPerson = [".fonts", ".local/share/fonts", ".config/fontconfig", ".cache/fontconfig"]
    .map {
      AppContainer.machineHome.appendingPathComponent($0).path
    }

  /// The folder in which stores are kept from launch to launch. The fence has doors only where there is something.
  private static var keptFolders: [String] {
    let folders = [ProcessInfo.processInfo.environment["CURBCUT_STORES"]].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    for folder in folders {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    return folders
  }

  private static var compilerCaches: [String] {
    let cache =
      ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
      ?? AppContainer.machineHome.appendingPathComponent(".cache").path
    return ["clang", "org.swift.swiftpm"].map { "\(cache)/\($0)" }
  }

  /// The folder that an app is in: of a project, the one that it lies in; of a single source, the source.
  private static func folder(of path: String) -> String {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
      ? url.deletingLastPathComponent().path : url.path
  }

  /// The files and folders that arguments name: scripts, settings, recordings.
  private static func named(in arguments: [String]) -> [String] {
    arguments.dropFirst().flatMap { argument -> [String] in
      let value =
        argument.hasPrefix("-")
        ? argument.split(separator: "=", maxSplits: 1).last.map(String.init) : argument
      guard let value, !value.isEmpty, value != "/", FileManager.default.fileExists(atPath: value) else {
        return []
      }
      return [URL(fileURLWithPath: value).path]
    }
  }
}

extension RunningApp {
  /// Has Foundation make what it learns by that a process has ended: two sockets, which inside the fence nobody makes.
  private static func readyProcesses() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }

  private static var gapsWereTold: Bool {
    get { getenv(variable) != nil }
    set { if newValue { setenv(variable, "1", 1) } }
  }
  private static let variable = "CURBCUT_FENCE_TOLD"

  /// Puts the fence up around this process. What is left to do with the app is done inside of it.
  static func fence(_ policy: FencePolicy, name: String) {
    if policy.programs != .none { readyProcesses() }
    // The library looks for a sound server when it begins, and complains inside the fence.
    if speaks { _ = try? EspeakSynthesizer() }
    if playsSound { PlayerDevice.prepare() }
    let report = Fence.putUp(policy)
    guard !report.isWhole, !gapsWereTold else { return }
    gapsWereTold = true
    for gap in report.gaps { Console.complain("\(name): warning: \(gap)") }
  }
}
