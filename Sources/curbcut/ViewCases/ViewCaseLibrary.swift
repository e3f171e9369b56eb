import AppFolders
import Conformance
import Foundation
import SourceLowering

/// The views of a file of cases, compiled into one library as the sources of an app are.
struct ViewCaseLibrary {
  /// The name of the module, of the app and of the library.
  static let name = "ViewCases"

  /// The function of the library that makes the view of a case.
  static func function(_ index: Int) -> String { "curbcut_view_case_\(index)" }

  let product: AppBuild.Product
  /// What the compiler says of the files, by the number of the case.
  let messages: [Int: [String]]

  /// Compiles the cases, or takes the library of the last time if nothing has changed.
  ///
  /// - Parameters:
  ///   - cases: the cases.
  ///   - scratch: where to build.
  ///   - onStep: called with what is done now.
  init(_ cases: [ViewCase], scratch: URL, onStep: (@Sendable (String) -> Void)?) throws {
    let folder = scratch.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sources = [folder.appendingPathComponent("Log.swift")]
    try Self.write(Self.log, to: sources[0])
    for (index, view) in cases.enumerated() {
      let file = folder.appendingPathComponent("Case\(index).swift")
      try Self.write(Self.file(view.code, index), to: file)
      sources.append(file)
    }
    let resources = try Self.resources(of: cases, in: scratch.appendingPathComponent("Resources"))
    var build = AppBuild(
      AppContents(
        name: Self.name, modules: [AppContents.Module(name: Self.name, sources: sources)],
        resources: resources,
        information: ["CFBundleIdentifier": "org.curbcut.view-cases"], notes: []),
      scratch: scratch)
    build.onStep = onStep
    product = try build.run()
    messages = Dictionary(grouping: product.report.leftOut) { part in
      let name = URL(fileURLWithPath: part.file).deletingPathExtension().lastPathComponent
      return Int(name.dropFirst("Case".count)) ?? -1
    }.mapValues { $0.map { "line \($0.faultLine): \($0.reason)" } }
  }

  /// What the cases expect of the app's bundle: its strings, and a picture for each image that they name.
  private static func resources(of cases: [ViewCase], in folder: URL) throws -> [AppContents.Resource] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var resources: [AppContents.Resource] = []
    func add(_ data: Data, _ name: String, _ path: String) throws {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      resources.append(AppContents.Resource(url: file, path: path))
    }
    let strings = cases.reduce(into: [:]) { $0.merge($1.strings) { $1 } }
    let plist = try PropertyListEncoder().encode(strings)
    try add(plist, "Localizable.strings", "en.lproj/Localizable.strings")
    for name in Set(cases.flatMap(\.images)).sorted() where !name.contains("/") {
      try add(dot, "\(name).png", "\(name).png")
    }
    return resources
  }

  /// A picture of one black pixel.
  private static let dot =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
    ?? Data()

  /// Writes a file unless it is as it should be, so that a library that is up to date stays so.
  private static func write(_ text: String, to file: URL) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What the cases call to say what happened.
  private static let log = "func log(_ line: String) { print(line) }\n"

  /// A case's own declarations are seen in its file only: each case declares a view named `Case`.
  private static func file(_ code: String, _ index: Int) -> String {
    """
    \(FileScope.text(code))
    import SwiftUI
    import UIKit

    @_cdecl("\(function(index))") public func makeCase\(index)(_ hasSafeArea: Bool) -> UnsafeMutableRawPointer {
      MainActor.assumeIsolated {
        let controller = UIHostingController(rootView: Case())
        if !hasSafeArea { controller.safeAreaRegions = [] }
        return Unmanaged.passRetained(controller as UIViewController).toOpaque()
      }
    }

    """
  }
}
