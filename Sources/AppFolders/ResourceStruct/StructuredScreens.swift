import Foundation
import InterfaceBuilder

/// What code names of a storyboard or xib: its controllers, segues and cells.
struct StructuredScreens {
  /// A class, as a source may write it.
  struct ClassName: Hashable {
    var name: String
    /// The module that it is from; nil for UIKit and the app's own.
    var module: String?

    var text: String { module.map { "\($0).\(name)" } ?? name }

    static func uiKit(_ name: String) -> ClassName { ClassName(name: name, module: nil) }
  }

  struct Controller: Hashable {
    var id: String
    /// The identifier with which code instantiates it.
    var identifier: String?
    var type: ClassName
  }

  struct Segue: Hashable {
    var identifier: String
    var type: ClassName
    var source: ClassName
    /// The id of the controller to which it leads; nil where it leads back.
    var destination: String?
  }

  struct Cell: Hashable {
    var identifier: String
    var type: ClassName
  }

  var name: String
  var isStoryboard: Bool
  /// The id of the controller with which it starts.
  var initial: String?
  var controllers: [Controller] = []
  /// The storyboards and identifiers to which its placeholders refer, by their ids.
  var placeholders: [String: (storyboard: String, identifier: String?)] = [:]
  var segues: [Segue] = []
  var cells: [Cell] = []
  /// The class of the first view of a xib.
  var firstView: ClassName?

  /// - Parameters:
  ///   - url: the file, whose name counts.
  ///   - data: its bytes.
  ///   - module: the name of the module that is compiled.
  /// - Returns: nil when it is not a document of Interface Builder.
  init?(_ url: URL, data: Data, module: String) {
    guard let root = try? IBElementParser.parse(data, file: url.path) else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    isStoryboard = url.pathExtension == "storyboard"
    initial = root["initialViewController"]
    if isStoryboard {
      for scene in root.child("scenes")?.children ?? [] {
        for element in scene.child("objects")?.children ?? [] { add(element, module) }
      }
    } else {
      let objects = root.child("objects")?.children ?? []
      firstView = objects.first { $0.name != "placeholder" }.map { Self.type(of: $0, module) }
    }
    root.visit { element in
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty,
        Self.cells.contains(element.name)
      else { return }
      cells.append(Cell(identifier: identifier, type: Self.type(of: element, module)))
    }
  }

  private mutating func add(_ element: IBElement, _ module: String) {
    guard let id = element.id else { return }
    if element.name == "viewControllerPlaceholder" {
      guard let storyboard = element["storyboardName"], element["bundleIdentifier"] == nil else { return }
      placeholders[id] = (storyboard, element["referencedIdentifier"])
      return
    }
    guard element["sceneMemberID"] == "viewController" || element.name.hasSuffix("ontroller") else { return }
    let type = Self.type(of: element, module)
    controllers.append(Controller(id: id, identifier: element["storyboardIdentifier"], type: type))
    element.visit { inner in
      guard inner.name == "segue", let identifier = inner["identifier"], !identifier.isEmpty else { return }
      let own = Self.customClass(of: inner, module) ?? .uiKit("UIStoryboardSegue")
      segues.append(
        Segue(
          identifier: identifier, type: own, source: type,
          destination: inner["kind"] == "unwind" ? nil : inner["destination"]))
    }
  }

  // MARK: Classes

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private static let standard: [String: String] = [
    "navigationController": "UINavigationController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "tableView": "UITableView", "label": "UILabel",
    "collectionView": "UICollectionView", "button": "UIButton", "scrollView": "UIScrollView",
    "imageView": "UIImageView", "stackView": "UIStackView", "textField": "UITextField",
    "textView": "UITextView",
  ]

  private static func type(of element: IBElement, _ module: String) -> ClassName {
    let usual = element.name.hasSuffix("ontroller") ? "UIViewController" : "UIView"
    return customClass(of: element, module) ?? .uiKit(standard[element.name] ?? usual)
  }

  private static func customClass(of element: IBElement, _ module: String) -> ClassName? {
    guard let name = element["customClass"], isName(name) else { return nil }
    guard let other = element["customModule"], element["customModuleProvider"] != "target", isName(other),
      other != module, BuildSettings.identifier(other) != module
    else { return ClassName(name: name, module: nil) }
    return ClassName(name: name, module: other)
  }

  /// Whether a source may have a text for the name of a type.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/#) != nil
  }
}
