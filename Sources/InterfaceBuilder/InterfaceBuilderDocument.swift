import CurbcutUIKit
import Foundation

/// A .storyboard or .xib for iOS.
///
/// Opening reads the file and checks what it is; objects are created only by ``instantiate(_:options:)``.
public struct InterfaceBuilderDocument: Sendable {
  private let file: NibFile

  /// Reads a document.
  ///
  /// - Throws: ``InterfaceBuilderError`` with the place in the file, what was expected, and what to do.
  public static func open(_ url: URL) throws -> InterfaceBuilderDocument {
    InterfaceBuilderDocument(file: try NibFile.open(url))
  }

  /// The file that was read.
  public var url: URL { file.url }
  /// True for a storyboard, false for a xib.
  public var isStoryboard: Bool { file.header.isStoryboard }
  /// True for the launch screen, which iOS shows while an app starts.
  public var isLaunchScreen: Bool { file.header.isLaunchScreen }
  /// The version of Interface Builder that wrote the file.
  public var toolsVersion: String { file.header.toolsVersion }

  /// A scene of a storyboard, or a top-level view of a xib.
  public struct Screen: Hashable, Sendable {
    /// The id of the controller or view in the file.
    public var id: String
    /// The identifier with which code instantiates the scene.
    public var storyboardIdentifier: String?
    /// The name of the class: the custom class if the document names one, else UIKit's.
    public var className: String
    /// The title of the navigation item, of the controller or of the tab, or the view's text.
    public var title: String?
    /// The size on Interface Builder's canvas, in points.
    public var size: CGSize?
    /// Where the scene starts in the file.
    public var place: SourcePlace
    /// Whether the storyboard starts with this scene.
    public var isInitial: Bool
  }

  /// The scenes of a storyboard, in the order of the file and without references to other storyboards, or the views of
  /// a
  /// xib.
  public var screens: [Screen] { elements.map(screen) }

  /// The scene that the storyboard starts with, or else the first scene or view.
  public var initialScreen: Screen? {
    let screens = screens
    return screens.first(where: \.isInitial) ?? screens.first
  }

  /// The scene with an id, storyboard identifier, class or title, tried in this order.
  public func screen(named name: String) -> Screen? {
    let screens = screens
    return screens.first { $0.id == name } ?? screens.first { $0.storyboardIdentifier == name }
      ?? screens.first { $0.className == name } ?? screens.first { $0.title == name }
  }

  private var elements: [IBElement] {
    guard isStoryboard else { return file.root.child("objects")?.children.filter(\.isView) ?? [] }
    return (file.root.child("scenes")?.children ?? []).compactMap { scene in
      scene.child("objects")?.children.first {
        $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("ontroller")
      }
    }.filter { $0.name != "viewControllerPlaceholder" }
  }

  private func screen(_ element: IBElement) -> Screen {
    let view = isStoryboard ? element.child(key: "view") : element
    let frame =
      view?.child("rect", key: "frame") ?? element.child(key: "navigationBar")?.child("rect", key: "frame")
    let size = element.child("size", key: "freeformSize") ?? frame
    let width = size?["width"].flatMap(Double.init)
    let height = size?["height"].flatMap(Double.init)
    let title =
      element.child("navigationItem")?["title"] ?? element["title"] ?? element.child("tabBarItem")?["title"]
      ?? element["text"]
    return Screen(
      id: element.id ?? "", storyboardIdentifier: element["storyboardIdentifier"],
      className: element["customClass"] ?? ClassNames.standard(element.name), title: title,
      size: width.flatMap { width in height.map { CGSize(width: width, height: $0) } }, place: element.place,
      isInitial: element.id != nil && element.id == file.header.initialViewController)
  }

  // MARK: Objects

  /// Enables `UIStoryboard(name:bundle:)`, `UINib` and `Bundle.loadNibNamed` to read files. Instantiating a document
  /// does so, too.
  @MainActor
  public static func registerLoader() {
    if InterfaceBuilderLoading.loader == nil { InterfaceBuilderBundles.connectToUIKit() }
  }

  /// Creates the objects of a screen.
  ///
  /// If no screen is given, it is the initial one: a storyboard that starts with a navigation controller gives that
  /// controller with its root. A scene that is given is created alone, as UIStoryboard does, unless it is what the
  /// initial containers show first; then it is created inside them.
  ///
  /// - Throws: ``InterfaceBuilderError`` when the document has no such screen.
  @MainActor
  public func instantiate(
    _ screen: Screen? = nil, options: InterfaceBuilderOptions = InterfaceBuilderOptions()
  ) throws -> InstantiatedScreen {
    Self.registerLoader()
    guard let screen = screen ?? initialScreen else {
      throw InterfaceBuilderError(
        .noScreens, file: file.url.path, problem: "the document has no scene or view",
        expected: isStoryboard ? "a view controller" : "a view")
    }
    let document = NibDocument(file, options: options)
    guard isStoryboard else { return try instantiateView(screen, document) }
    let id = initialPath.contains(screen.id) ? file.header.initialViewController ?? screen.id : screen.id
    guard let controller = document.controller(id) else { throw unknown(screen) }
    return InstantiatedScreen(document: document, viewController: controller, view: nil, size: nil)
  }

  @MainActor
  private func instantiateView(_ screen: Screen, _ document: NibDocument) throws -> InstantiatedScreen {
    let elements = file.root.child("objects")?.children ?? []
    let owner = elements.first { $0.id == "-1" }
    let isOwnersView =
      owner?.child("connections")?.children.contains {
        $0["property"] == "view" && $0["destination"] == screen.id
      } ?? false
    // If the owner of a xib is a controller, the xib contains its view, which fills the screen.
    if isOwnersView, let name = owner?["customClass"], name.hasSuffix("Controller"), let owner {
      let controller = NibDecoder(document).make(owner) {
        UIViewController(nibName: nil, bundle: nil)
      } custom: { type, coder in
        NibDecoder.Made((type as? UIViewController.Type)?.init(coder: coder))
      }
      _ = document.objects(owner: controller)
      return InstantiatedScreen(document: document, viewController: controller, view: nil, size: nil)
    }
    let stand = owner.flatMap { _ in NSObject() }
    let view = document.objects(owner: stand).lazy.compactMap { $0 as? UIView }.first {
      $0.interfaceBuilderSource?.objectID == screen.id
    }
    guard let view else { throw unknown(screen) }
    return InstantiatedScreen(document: document, viewController: nil, view: view, size: screen.size)
  }

  private func unknown(_ screen: Screen) -> InterfaceBuilderError {
    let known = screens.prefix(12).map(\.id).joined(separator: ", ")
    return InterfaceBuilderError(
      .unknownScreen, file: file.url.path, problem: "there is no scene or view ‘\(screen.id)’",
      expected: "one of \(known)")
  }

  /// The controllers that are shown at the start: the initial one, its first child, and so on.
  private var initialPath: [String] {
    var path: [String] = []
    var next = file.header.initialViewController
    while let id = next, !path.contains(id), path.count < 16 {
      path.append(id)
      let segues = file.elements[id]?.child("connections")?.children ?? []
      next = segues.first { $0["kind"] == "relationship" }?["destination"]
    }
    return path
  }
}

/// A screen's live objects.
@MainActor
public final class InstantiatedScreen {
  private let document: NibDocument
  /// The controller of a storyboard's scene, or the owner of a xib. It fills the screen.
  public let viewController: UIViewController?
  /// The view of a xib without a controller.
  public let view: UIView?
  /// The size of ``view`` on the canvas, in points; nil for a controller, which fills the screen.
  public let size: CGSize?

  init(document: NibDocument, viewController: UIViewController?, view: UIView?, size: CGSize?) {
    self.document = document
    self.viewController = viewController
    self.view = view
    self.size = size
  }

  /// What was not understood or not found. Since views are created when they are first accessed, this is
  /// complete only after the screen has been laid out.
  public var warnings: [Diagnostic] { document.collector.diagnostics }

  /// The connections of the objects that have been created so far.
  public var connections: [NibConnection] { document.connections }
}

/// The names of the standard classes of elements.
enum ClassNames {
  static func standard(_ element: String) -> String {
    let special = [
      "wkWebView": "WKWebView", "mapView": "MKMapView", "skView": "SKView", "sceneKitView": "SCNView",
      "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mtkView": "MTKView",
      "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
      "hostingController": "UIHostingController", "containerView": "UIView",
      "tableViewCellContentView": "UITableViewCellContentView",
    ]
    if let name = special[element] { return name }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
