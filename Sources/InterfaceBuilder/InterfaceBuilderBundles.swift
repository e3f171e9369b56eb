import CurbcutFoundation
import CurbcutUIKit

/// Connects UIKit with the files of bundles: `UIStoryboard`, `UINib` and controllers with documents, named
/// images, colours and data with asset catalogs and pictures.
@MainActor
package enum InterfaceBuilderBundles {
  private static let loader = BundleLoader()

  /// Lets UIKit read the files of the bundles that it is asked for, and of the main bundle.
  ///
  /// - Parameter modules: the modules of apps in which documents' classes are looked for, besides the module
  ///   that a document names.
  package static func connectToUIKit(modules: [String] = []) {
    InterfaceBuilderLoading.loader = loader
    AssetRegistry.setResolver { BundleAssets.source(of: $0) }
    ClassLookup.installedModules += modules.filter { !ClassLookup.installedModules.contains($0) }
  }

  /// What was not understood or not found in the documents of bundles so far, once for each kind.
  package static var diagnostics: [Diagnostic] { loader.diagnostics }

  /// Hears of each as it is found, in place of standard error; nil for standard error.
  package static var diagnosticListener: ((Diagnostic) -> Void)? {
    get { loader.listener }
    set { loader.listener = newValue }
  }
}
