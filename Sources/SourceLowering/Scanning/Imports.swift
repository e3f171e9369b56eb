import SwiftSyntax
import SystemModules

extension FileScanner {
  /// Replaces Apple's modules with ours. The import of a module without a counterpart is removed and reported.
  func lower(import node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let module = first.name.text
    imports.insert(module)
    imports.formUnion(SystemModule.imported(as: module)?.exporting ?? [])
    switch AppleModules.fate(of: module, options: options) {
    case .kept: keptImports.insert(module)
    case .missing(let instead):
      replace(node, with: instead.map { "import \($0)" } ?? "")
      if instead == SystemModule.uiKit { imports.formUnion(["UIKit", "CoreGraphics"]) }
      report(
        .error, at: node.bytes.lowerBound, "There is no module '\(module)' here.",
        remedy: "Its import is left out, so what the file uses of it will not be found.",
        subject: .missingModule(module))
    case .replaced(let ours):
      let before = text(node.bytes.lowerBound..<node.importKeyword.bytes.lowerBound)
      let ours =
        ours + (bringsCombine(module) ? [SystemModule.combine] : [])
        + (bringsCoreData(module) ? [SystemModule.coreData] : [])
        + (bringsCoreImage(module) ? [SystemModule.coreImage] : [])
      replace(node, with: ours.map { "\(before)import \($0)" }.joined(separator: "; "))
    }
  }

  /// Whether Combine must be imported with a module.
  ///
  /// Apple's Foundation re-exports it, and so do all modules that re-export Foundation. As few files use that, and ours
  /// stands above Foundation, only those import it that name something in it.
  private func bringsCombine(_ module: String) -> Bool {
    let foundation = ["Foundation", "UIKit", "CoreData", "CoreLocation", "MapKit"]
    guard foundation.contains(module), !options.missingModules.contains("Combine") else { return false }
    return Self.namesOfCombine.contains { text(0..<bytes.count).contains($0) }
  }

  /// Whether Core Data must be imported with a module. What SwiftUI has for it is in a module of its own here, which
  /// only those files import that name something in it.
  private func bringsCoreData(_ module: String) -> Bool {
    guard module == "SwiftUI", !options.missingModules.contains("CoreData") else { return false }
    return ["FetchRequest", "FetchedResults", "managedObjectContext"].contains {
      text(0..<bytes.count).contains($0)
    }
  }

  /// Whether Core Image must be imported with a module. Apple's UIKit re-exports it; ours stands below it, and only those
  /// files import it that name something in it.
  private func bringsCoreImage(_ module: String) -> Bool {
    guard module == "UIKit" || module == "SwiftUI", !options.missingModules.contains("CoreImage") else {
      return false
    }
    return ["CIImage", "CIFilter", "CIContext", "CIDetector"].contains { text(0..<bytes.count).contains($0) }
  }

  private static let namesOfCombine = [
    "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]
}
