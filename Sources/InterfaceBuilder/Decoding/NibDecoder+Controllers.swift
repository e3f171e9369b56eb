import CurbcutFoundation
import CurbcutUIKit

extension NibDocument {
  /// Creates the controller of a scene, by the id of the controller.
  func controller(_ id: String) -> UIViewController? { controller(id, creator: nil) }

  /// Creates the controller of a scene. If a creator is given, it may return the controller.
  func controller(_ id: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let element = file.elements[id], let scene = file.scene(of: id) else {
      warn("there is no scene with the controller ‘\(id)’", at: file.elements[id])
      return nil
    }
    return make(element, what: "scene") {
      if element.name == "viewControllerPlaceholder" { return referenced(by: element, creator: creator) }
      return NibDecoder(self).controller(element, scene: scene, creator: creator)
    }
  }

  /// The controller in another storyboard that a reference leads to.
  private func referenced(
    by element: IBElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let reader = reader(element)
    reader.note("bundleIdentifier", "storyboardIdentifier", "title")
    // The items of a reference are only for the canvas: the controller that it refers to has its own.
    reader.note(children: "navigationItem", "tabBarItem", "toolbarItems", "connections", "size")
    let name = reader.string("storyboardName") ?? ""
    let identifier = reader.string("referencedIdentifier")
    reader.finish()
    if let other = storyboard(named: name) {
      let id =
        identifier.map { other.controllerID(storyboardIdentifier: $0) }
        ?? other.file.header.initialViewController
      if let id, let controller = other.controller(id, creator: creator) { return controller }
      warn(
        "the storyboard ‘\(name)’ has no scene ‘\(identifier ?? "initial")’; an empty one stands in",
        at: element)
    } else {
      warn("the storyboard ‘\(name)’ is not beside this one; an empty scene stands in", at: element)
    }
    let decoder = NibDecoder(self)
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.interfaceBuilderSource = source(of: element)
    decoder.readItems(self.reader(element), controller)
    return controller
  }

  /// The id of the controller with a storyboard identifier.
  func controllerID(storyboardIdentifier: String) -> String? {
    identified.first { $0.identifier == storyboardIdentifier }?.id
  }

  /// The scenes that have a storyboard identifier, in order.
  var identified: [(identifier: String, id: String)] {
    (file.root.child("scenes")?.children ?? []).flatMap { scene in
      (scene.child("objects")?.children ?? []).compactMap { object in
        object["storyboardIdentifier"].flatMap { identifier in object.id.map { (identifier, $0) } }
      }
    }
  }
}

extension NibDecoder {
  /// Creates a controller, with the objects of its scene that are not views. Its view is created when it is first
  /// accessed.
  func controller(
    _ element: IBElement, scene: IBElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let others = (scene.child("objects")?.children ?? []).filter { $0 !== element }
    var wasRead: UIViewController?
    let read: (UIViewController) -> Void = { [self] controller in
      wasRead = controller
      self.read(element, others, into: controller)
    }
    let coder = document.coder(element) { object in
      if let controller = object as? UIViewController { read(controller) }
    }
    let controller = creator?(coder) ?? makeController(element, reading: read)
    if wasRead !== controller { read(controller) }
    let waiting = others.filter { controller.viewLoader == nil || $0.name == "customObject" }
    otherObjects(waiting)
    awakenLater(controller)
    controller.holdSceneObjects(keepAlive)
    finish()
    return controller
  }

  /// Reads everything in a controller's element except its view.
  private func read(_ element: IBElement, _ others: [IBElement], into controller: UIViewController) {
    let reader = document.reader(element)
    owner = controller
    if let id = element.id { ownerIDs = [id] }
    controller.setStoryboard(document.storyboard)
    controller.interfaceBuilderSource = document.source(of: element)
    let refresh = reader.child(key: "refreshControl")
    let viewElement = reader.child(key: "view")
    if let viewElement {
      let later = others.filter { $0.name != "customObject" }
      for root in [viewElement] + later + (refresh.map { [$0] } ?? []) {
        root.visit { if let id = $0.id { madeWithView.insert(id) } }
      }
      for guides in reader.children("layoutGuides") {
        guides.visit { if let id = $0.id { madeWithView.insert(id) } }
      }
      controller.viewLoader = { [self] controller in
        controller.viewLoader = nil
        // Under the scene's own id, so that a scene that is embedded in itself is detected.
        _ = document.make(element, what: "view") {
          load(viewElement, refresh: refresh, others: later, into: controller)
        }
      }
    }
    readController(reader, controller)
    readItems(reader, controller)
    readSegues(element, others, controller)
    readContainer(reader, controller)
    readGuides(reader)
    readAccessibility(reader, controller)
    readRuntimeAttributes(reader, controller)
    addConnections(reader, of: controller)
    reader.finish()
  }

  private func load(
    _ element: IBElement, refresh: IBElement?, others: [IBElement], into controller: UIViewController
  ) {
    madeWithView = []
    let view = view(element)
    controller.view = view
    for guide in layoutGuides { guide.view = view }
    if let refresh, let control = self.view(refresh) as? UIRefreshControl {
      (view as? UIScrollView)?.refreshControl = control
    }
    otherObjects(others)
    finish()
    controller.holdSceneObjects(keepAlive)
  }

  private func makeController(
    _ element: IBElement, reading read: @escaping (UIViewController) -> Void
  ) -> UIViewController {
    make(element, reading: read) {
      switch element.name {
      case "avPlayerViewController": return PlaceholderViewController(kind: .video)
      case "lookAroundViewController": return PlaceholderViewController(kind: .map)
      default: break
      }
      let type = Self.controllers[element.name]
      if type == nil {
        document.warn(
          "there is no controller <\(element.name)>; a plain one stands in", kind: element.name, at: element)
      }
      let made = type?.init(coder: NibCoder()) ?? UIViewController(nibName: nil, bundle: nil)
      return made
    } custom: { custom, coder in
      Made((custom as? UIViewController.Type)?.init(coder: coder))
    }
  }

  // MARK: Common properties

  private func readController(_ reader: ElementReader, _ controller: UIViewController) {
    reader.text("title") { controller.title = $0 }
    reader.note("storyboardIdentifier")
    reader.string("restorationIdentifier") { controller.restorationIdentifier = $0 }
    reader.choice("modalPresentationStyle", ControllerChoices.presentation) {
      controller.modalPresentationStyle = $0
    }
    reader.choice("modalTransitionStyle", ControllerChoices.transition) {
      controller.modalTransitionStyle = $0
    }
    reader.bool("modalInPresentation") { controller.isModalInPresentation = $0 }
    reader.bool("definesPresentationContext") { controller.definesPresentationContext = $0 }
    reader.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = $0
    }
    reader.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    reader.bool("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = $0 }
    reader.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    if let edge = reader.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edges(edge)
    }
    if let size = reader.size("preferredContentSize") { controller.preferredContentSize = size }
    if let size = reader.child(key: "contentSizeForViewInPopover"),
      let width = size["width"].flatMap(ElementReader.number),
      let height = size["height"].flatMap(ElementReader.number)
    {
      controller.preferredContentSize = CGSize(width: width, height: height)
    }
    reader.bool("clearsSelectionOnViewWillAppear") { clears in
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
    }
    _ = reader.children("nil").first { $0["name"] == "viewControllers" }
  }

  /// Reads the items that container controllers show for the controller.
  func readItems(_ reader: ElementReader, _ controller: UIViewController) {
    if let element = reader.child(key: "navigationItem") {
      let item = UINavigationItem()
      readNavigationItem(element, item)
      if item.title == nil { item.title = controller.title }
      controller.adopt(navigationItem: item)
    }
    if let element = reader.child(key: "tabBarItem") {
      let item = UITabBarItem()
      readTabBarItem(element, item)
      controller.tabBarItem = item
    }
    for list in reader.children("toolbarItems") where !list.children.isEmpty {
      controller.toolbarItems = list.children.map(barButtonItem)
    }
  }

  private func readGuides(_ reader: ElementReader) {
    for list in reader.children("layoutGuides") {
      for element in list.children where element.name == "viewControllerLayoutGuide" {
        let guide = ControllerLayoutGuide(element["type"] == "bottom" ? .bottom : .top)
        layoutGuides.append(guide)
        register(guide, for: element)
      }
    }
  }

  // MARK: Containers

  private func readContainer(_ reader: ElementReader, _ controller: UIViewController) {
    let relations = relationships(of: reader.element)
    switch controller {
    case let navigation as UINavigationController: readNavigation(reader, navigation, relations)
    case let tabs as UITabBarController:
      if let bar = reader.child(key: "tabBar"), let made = view(bar) as? UITabBar { tabs.adopt(tabBar: made) }
      let children = relations["viewControllers"] ?? []
      if !children.isEmpty {
        tabs.viewControllers = children.compactMap { related($0, of: tabs) }
      }
    case let split as UISplitViewController: readSplit(reader, split, relations)
    case let pages as UIPageViewController:
      var transition = UIPageViewController.TransitionStyle.pageCurl
      reader.choice(
        "transitionStyle", ["scroll": UIPageViewController.TransitionStyle.scroll, "pageCurl": .pageCurl]
      ) {
        transition = $0
      }
      var orientation = UIPageViewController.NavigationOrientation.horizontal
      reader.choice(
        "navigationOrientation",
        ["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical]
      ) { orientation = $0 }
      pages.adopt(transitionStyle: transition, navigationOrientation: orientation)
      reader.bool("doubleSided") { pages.isDoubleSided = $0 }
      reader.note("spineLocation", "pageSpacing")
    default: break
    }
  }

  private func readNavigation(
    _ reader: ElementReader, _ navigation: UINavigationController, _ relations: [String: [IBElement]]
  ) {
    if let element = reader.child(key: "navigationBar"), let bar = view(element) as? UINavigationBar {
      navigation.adopt(navigationBar: bar)
    }
    if let element = reader.child(key: "toolbar"), let bar = view(element) as? UIToolbar {
      navigation.adopt(toolbar: bar)
    }
    if let relation = relations["rootViewController"]?.first, let root = related(relation, of: navigation) {
      navigation.viewControllers = [root]
    }
    reader.bool("navigationBarHidden") { navigation.isNavigationBarHidden = $0 }
    reader.bool("toolbarHidden") { navigation.isToolbarHidden = $0 }
    reader.bool("hidesBarsOnTap") { navigation.hidesBarsOnTap = $0 }
    reader.bool("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = $0 }
    reader.bool("hidesBarsWhenVerticallyCompact") { navigation.hidesBarsWhenVerticallyCompact = $0 }
    reader.bool("hidesBarsWhenKeyboardAppears") { navigation.hidesBarsWhenKeyboardAppears = $0 }
  }

  private func readSplit(
    _ reader: ElementReader, _ split: UISplitViewController, _ relations: [String: [IBElement]]
  ) {
    reader.choice(
      "style",
      [
        "unspecified": UISplitViewController.Style.unspecified, "doubleColumn": .doubleColumn,
        "tripleColumn": .tripleColumn,
      ]
    ) { split.adopt(style: $0) }
    reader.choice("preferredDisplayMode", ControllerChoices.displayModes) { split.preferredDisplayMode = $0 }
    reader.choice(
      "behavior",
      [
        "automatic": UISplitViewController.SplitBehavior.automatic, "tile": .tile, "overlay": .overlay,
        "displace": .displace,
      ]
    ) { split.preferredSplitBehavior = $0 }
    reader.bool("presentsWithGesture") { split.presentsWithGesture = $0 }
    // Xcode writes no style, only that it is one of the column styles; the scenes tell which.
    if reader.bool("allowDoubleColumnStyle") == true, split.style == .unspecified {
      split.adopt(style: relations["supplementaryViewController"] == nil ? .doubleColumn : .tripleColumn)
    }
    // The style of the primary column's background.
    reader.note("primaryBackgroundStyle")
    let columns: [(String, UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
    let children = columns.map { name, column in
      (column, relations[name]?.first.flatMap { related($0, of: split) })
    }
    if split.style == .unspecified {
      split.viewControllers = children.compactMap { $0.0 == .primary || $0.0 == .secondary ? $0.1 : nil }
    } else {
      for case (let column, let child?) in children { split.setViewController(child, for: column) }
    }
  }

  /// The relationship segues of a container, in order, by relationship.
  private func relationships(of element: IBElement) -> [String: [IBElement]] {
    var result: [String: [IBElement]] = [:]
    for segue in element.child("connections")?.children ?? [] where segue["kind"] == "relationship" {
      if let name = segue["relationship"] { result[name, default: []].append(segue) }
    }
    return result
  }

  /// The controller that a relationship leads to, created by the container's segue action if there is one.
  private func related(_ segue: IBElement, of container: UIViewController) -> UIViewController? {
    guard let destination = segue["destination"] else { return nil }
    guard let selector = segue["destinationCreationSelector"] else { return document.controller(destination) }
    return document.controller(destination) { [document] coder in
      document.controller(
        by: selector, of: container, coder: coder, sender: nil, identifier: segue["identifier"], at: segue)
    }
  }

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    "hostingController": UIViewController.self, "glkViewController": UIViewController.self,
  ]
}

/// The names of presentation and display modes in documents.
enum ControllerChoices {
  static let presentation: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]

  static let transition: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "hidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
    "beside": .oneBesideSecondary, "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
    "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
  ]
}
