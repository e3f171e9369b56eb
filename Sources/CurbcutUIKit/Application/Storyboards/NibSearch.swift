import CurbcutFoundation
import SystemModules

/// Finds the nib that contains a view controller's view.
@MainActor
enum NibSearch {
  /// The default name of the nib for a class of the app: `DetailView` or `DetailViewController`.
  static func defaultName(for controller: UIViewController) -> String? {
    guard let loader = InterfaceBuilderLoading.loader, !SystemModule.owns(type(of: controller)) else {
      return nil
    }
    let name = bareName(of: type(of: controller))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { loader.hasNib(named: $0, bundle: controller.nibBundle ?? .main) }
  }

  /// Loads the view from the controller's nib; false when it has none.
  static func loadView(of controller: UIViewController) -> Bool {
    guard let name = controller.nibName, !name.isEmpty, let loader = InterfaceBuilderLoading.loader else {
      return false
    }
    let bundle = controller.nibBundle ?? .main
    guard loader.nib(named: name, bundle: bundle, owner: controller, externalObjects: [:]) != nil else {
      UINib.raiseMissing(name, in: bundle)
      return false
    }
    guard controller.isViewLoaded else {
      NSException.raise(
        .internalInconsistencyException,
        "-[\(ObjCRuntime.readableName(of: type(of: controller))) _loadViewFromNibNamed:bundle:] loaded the "
          + "\"\(name)\" nib but the view outlet was not set.")
      return false
    }
    return true
  }

  private static func bareName(of type: AnyClass) -> String {
    let name = ObjCRuntime.name(of: type)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
