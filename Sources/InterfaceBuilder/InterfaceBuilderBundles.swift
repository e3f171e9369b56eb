import CurbcutFoundation
import CurbcutUIKit

/// Connects UIKit with the files of bundles: `UIStoryboard`, `UINib` and view controllers with documents, and named
/// images, colours and data with asset catalogs and pictures.
@MainActor
package enum InterfaceBuilderBundles {
  private static let loader = BundleLoader()

  /// Enables UIKit to read the files of bundles.
  ///
  /// - Parameter modules: modules of apps in which to look for the classes of documents, in addition to the module
  ///   that a document names.
  package static func connectToUIKit(modules: [String] = []) {
    InterfaceBuilderLoading.loader = loader
    AssetRegistry.setResolver { BundleAssets.source(of: $0) }
    ClassLookup.installedModules += modules.filter { !ClassLookup.installedModules.contains($0) }
  }

  /// What was not understood or not found so far in the documents of bundles, once for each kind of problem.
  package static var diagnostics: [Diagnostic] { loader.diagnostics }

  /// Called with each diagnostic as it is found; nil to write diagnostics to standard error.
  package static var diagnosticListener: ((Diagnostic) -> Void)? {
    get { loader.listener }
    set { loader.listener = newValue }
  }
}
