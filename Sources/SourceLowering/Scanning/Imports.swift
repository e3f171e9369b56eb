import SwiftSyntax
import SystemModules

extension FileScanner {
  /// Replaces Apple's modules with ours. The import of a module without a counterpart is removed and reported.
  func lower(import node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let module = first.name.text
    see(module)
    switch AppleModules.fate(of: module, options: options) {
    case .kept:
      keptImports.insert(module)
      bringExports(of: module, node)
    case .missing(let instead):
      let ours = [instead].compactMap { $0 } + Self.brought.filter { brings($0, module) }.map(\.ours)
      replace(node, with: ours.map { "import \($0)" }.joined(separator: "; "))
      if instead == SystemModule.uiKit { imports.formUnion(["UIKit", "CoreGraphics"]) }
      report(
        .error, at: node.bytes.lowerBound, "There is no module '\(module)' here.",
        remedy: "Its import is left out, so what the file uses of it will not be found.",
        subject: .missingModule(module))
    case .replaced(let ours):
      let before = text(node.bytes.lowerBound..<node.importKeyword.bytes.lowerBound)
      let brought = Self.brought.filter { brings($0, module) }.map(\.ours)
      let ours = ours + brought
      replace(node, with: ours.map { "\(before)import \($0)" }.joined(separator: "; "))
    }
  }

  /// Notes that the file sees what a module declares, and what that re-exports.
  func see(_ module: String) {
    imports.insert(module)
    imports.formUnion(SystemModule.imported(as: module)?.exporting ?? [])
  }

  /// Imports what a framework of the app re-exports because its umbrella header imports it.
  private func bringExports(of module: String, _ node: ImportDeclSyntax) {
    guard let exported = options.ownExports[module], !exported.isEmpty else { return }
    for name in exported { see(name) }
    let ours = (replacements(of: exported) + brought(by: exported)).map { "; import \($0)" }.joined()
    if !ours.isEmpty { replace(node, with: text(node) + ours) }
  }

  /// Our modules in place of those that the file sees without an import.
  var impliedImports: [String] {
    let ours = replacements(of: options.impliedModules)
    return ours + brought(by: options.impliedModules).filter { !ours.contains($0) }
  }

  /// What Apple's modules re-export that a header imports, where the file names something in it.
  private func brought(by modules: [String]) -> [String] {
    Self.brought.filter { brought in modules.contains { brings(brought, $0) } }.map(\.ours)
  }

  private func replacements(of modules: [String]) -> [String] {
    modules.flatMap { module -> [String] in
      guard case .replaced(let ours) = AppleModules.fate(of: module, options: options) else { return [] }
      return ours
    }
  }

  /// A module that Apple's frameworks re-export and ours do not, because it stands above or beside them. As few files
  /// use it, only those import it that name something in it.
  private struct Brought {
    /// Apple's name.
    let name: String
    let ours: String
    /// Apple's modules that re-export it; nil where all of its frameworks do.
    let exporters: Set<String>?
    let names: [String]
  }

  private static let brought = [
    Brought(
      // Foundation re-exports it, and every framework re-exports Foundation.
      name: "Combine", ours: SystemModule.combine, exporters: nil,
      names: [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
      ]),
    Brought(
      // Foundation's headers import it.
      name: "Security", ours: SystemModule.security, exporters: nil,
      names: [
        "kSec", "errSec", "SecItem", "SecKey", "SecTrust", "SecCertificate", "SecPolicy",
        "SecRandomCopyBytes", "SecAccessControl",
      ]),
    // What SwiftUI has for it is in a module of its own here.
    Brought(
      name: "CoreData", ours: SystemModule.coreData, exporters: ["SwiftUI"],
      names: ["FetchRequest", "FetchedResults", "managedObjectContext"]),
    Brought(
      name: "CoreImage", ours: SystemModule.coreImage, exporters: ["UIKit", "SwiftUI"],
      names: ["CIImage", "CIFilter", "CIContext", "CIDetector"]),
    Brought(
      name: "UserNotifications", ours: SystemModule.userNotifications, exporters: ["UIKit", "SwiftUI"],
      names: ["UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent"]),
  ]

  private func brings(_ brought: Brought, _ module: String) -> Bool {
    guard !options.missingModules.contains(brought.name), module != brought.name,
      brought.exporters?.contains(module) ?? true
    else { return false }
    return brought.names.contains { text(0..<bytes.count).contains($0) }
  }
}
