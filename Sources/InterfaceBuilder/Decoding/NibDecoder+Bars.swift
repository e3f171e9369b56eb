import CurbcutUIKit
import Foundation

extension NibDecoder {
  func readNavigationBar(_ reader: ElementReader, _ bar: UINavigationBar) {
    reader.bool("largeTitles") { bar.prefersLargeTitles = $0 }
    reader.bool("translucent") { bar.isTranslucent = $0 }
    reader.choice("barStyle", BarChoices.styles) { bar.barStyle = $0 }
    reader.color("barTintColor") { bar.barTintColor = $0 }
    reader.image("shadowImage") { bar.shadowImage = $0 }
    reader.image("backIndicatorImage") { bar.backIndicatorImage = $0 }
    if let text = reader.child(key: "titleTextAttributes") { bar.titleTextAttributes = textAttributes(text) }
    if let text = reader.child(key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = textAttributes(text)
    }
    if let element = reader.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(element, UINavigationBarAppearance())
    }
    if let element = reader.child(key: "compactAppearance") {
      bar.compactAppearance = appearance(element, UINavigationBarAppearance())
    }
    if let element = reader.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(element, UINavigationBarAppearance())
    }
    if let element = reader.child(key: "compactScrollEdgeAppearance") {
      bar.compactScrollEdgeAppearance = appearance(element, UINavigationBarAppearance())
    }
    for list in reader.children("items") {
      bar.items = list.children.map { element in
        let item = UINavigationItem()
        readNavigationItem(element, item)
        return item
      }
    }
  }

  func readToolbar(_ reader: ElementReader, _ bar: UIToolbar) {
    reader.bool("translucent") { bar.isTranslucent = $0 }
    reader.choice("barStyle", BarChoices.styles) { bar.barStyle = $0 }
    reader.color("barTintColor") { bar.barTintColor = $0 }
    if let element = reader.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(element, UIToolbarAppearance())
    }
    if let element = reader.child(key: "compactAppearance") {
      bar.compactAppearance = appearance(element, UIToolbarAppearance())
    }
    if let element = reader.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(element, UIToolbarAppearance())
    }
    for list in reader.children("items") { bar.items = list.children.map(barButtonItem) }
  }

  func readTabBar(_ reader: ElementReader, _ bar: UITabBar) {
    reader.bool("translucent") { bar.isTranslucent = $0 }
    reader.choice("barStyle", BarChoices.styles) { bar.barStyle = $0 }
    reader.color("barTintColor") { bar.barTintColor = $0 }
    // Since iOS 7 the tint colour has replaced it.
    reader.color("selectedImageTintColor") { bar.tintColor = $0 }
    reader.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
    reader.number("itemWidth") { bar.itemWidth = $0 }
    reader.number("itemSpacing") { bar.itemSpacing = $0 }
    reader.choice(
      "itemPositioning",
      ["automatic": UITabBar.ItemPositioning.automatic, "fill": .fill, "centered": .centered]
    ) { bar.itemPositioning = $0 }
    if let element = reader.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(element, UITabBarAppearance())
    }
    if let element = reader.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(element, UITabBarAppearance())
    }
    for list in reader.children("items") {
      bar.items = list.children.map { element in
        let item = UITabBarItem()
        readTabBarItem(element, item)
        return item
      }
    }
  }

  // MARK: Appearances

  private func appearance<Appearance: UIBarAppearance>(
    _ element: IBElement, _ appearance: Appearance
  ) -> Appearance {
    let reader = document.reader(element)
    defer { reader.finish() }
    if let color = reader.color("backgroundColor") { appearance.backgroundColor = color }
    if let color = reader.color("shadowColor") { appearance.shadowColor = color }
    if let image = reader.image("backgroundImage") { appearance.backgroundImage = image }
    if let bar = appearance as? UINavigationBarAppearance {
      if let text = reader.child(key: "titleTextAttributes") {
        bar.titleTextAttributes = textAttributes(text)
      }
      if let text = reader.child(key: "largeTitleTextAttributes") {
        bar.largeTitleTextAttributes = textAttributes(text)
      }
    }
    return appearance
  }

  private func textAttributes(_ element: IBElement) -> [NSAttributedString.Key: Any] {
    let reader = document.reader(element)
    defer { reader.finish() }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = reader.font() { attributes[.font] = font }
    if let color = reader.color("textColor") { attributes[.foregroundColor] = color }
    _ = reader.color("textShadowColor")
    _ = reader.size("textShadowOffset")
    _ = reader.child(key: "textShadowOffset")
    return attributes
  }

  // MARK: Items

  func readNavigationItem(_ element: IBElement, _ item: UINavigationItem) {
    let reader = document.reader(element)
    defer { reader.finish() }
    register(item, for: element)
    reader.text("title") { item.title = $0 }
    noteNil(reader, "title")
    reader.text("prompt") { item.prompt = $0 }
    reader.text("backButtonTitle") { item.backButtonTitle = $0 }
    reader.bool("hidesBackButton") { item.hidesBackButton = $0 }
    reader.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    reader.choice(
      "largeTitleDisplayMode",
      ["automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never]
    ) { item.largeTitleDisplayMode = $0 }
    if let view = reader.child(key: "titleView") { item.titleView = self.view(view) }
    if let back = reader.child(key: "backBarButtonItem") { item.backBarButtonItem = barButtonItem(back) }
    if let left = reader.child(key: "leftBarButtonItem") { item.leftBarButtonItem = barButtonItem(left) }
    if let right = reader.child(key: "rightBarButtonItem") { item.rightBarButtonItem = barButtonItem(right) }
    for list in reader.children("leftBarButtonItems") {
      item.leftBarButtonItems = list.children.map(barButtonItem)
    }
    for list in reader.children("rightBarButtonItems") {
      item.rightBarButtonItems = list.children.map(barButtonItem)
    }
    addConnections(reader, of: item)
  }

  func barButtonItem(_ element: IBElement) -> UIBarButtonItem {
    let reader = document.reader(element)
    defer { reader.finish() }
    let item: UIBarButtonItem = make(element) {
      UIBarButtonItem()
    } custom: { type, coder in
      Made((type as? UIBarButtonItem.Type)?.init(coder: coder))
    }
    register(item, for: element)
    reader.choice("systemItem", BarChoices.systemItems) { item.adopt(systemItem: $0) }
    readBarItem(reader, item)
    reader.choice(
      "style", ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .plain, "prominent": .done]
    ) { item.style = $0 }
    reader.number("width") { item.width = $0 }
    reader.color("tintColor") { item.tintColor = $0 }
    reader.bool("selected") { item.isSelected = $0 }
    reader.bool("hidden") { item.isHidden = $0 }
    reader.bool("changesSelectionAsPrimaryAction") { item.changesSelectionAsPrimaryAction = $0 }
    if let view = reader.child(key: "customView") { item.customView = self.view(view) }
    if let menu = reader.child("menu") { item.menu = self.menu(menu) }
    readAccessibility(reader, item)
    readRuntimeAttributes(reader, item)
    addConnections(reader, of: item)
    awakenLater(item)
    return item
  }

  func readTabBarItem(_ element: IBElement, _ item: UITabBarItem) {
    let reader = document.reader(element)
    defer { reader.finish() }
    register(item, for: element)
    reader.choice("systemItem", BarChoices.tabItems) { item.adopt(systemItem: $0) }
    readBarItem(reader, item)
    reader.image("selectedImage") { item.selectedImage = $0 }
    reader.text("badgeValue") { item.badgeValue = $0 }
    reader.color("badgeColor") { item.badgeColor = $0 }
    if let offset = reader.child(key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = UIOffset(
        horizontal: offset["horizontal"].flatMap(ElementReader.number) ?? 0,
        vertical: offset["vertical"].flatMap(ElementReader.number) ?? 0)
    }
    readAccessibility(reader, item)
    readRuntimeAttributes(reader, item)
    addConnections(reader, of: item)
  }

  private func readBarItem(_ reader: ElementReader, _ item: UIBarItem) {
    reader.text("title") { item.title = $0 }
    reader.image("image") { item.image = $0 }
    reader.image("landscapeImage") { item.landscapeImagePhone = $0 }
    reader.image("largeContentSizeImage") { item.largeContentSizeImage = $0 }
    reader.bool("enabled") { item.isEnabled = $0 }
    reader.integer("tag") { item.tag = $0 }
    if let insets = reader.insets("imageInsets") { item.imageInsets = insets }
    reader.note("catalog")
  }
}

/// The names of bar styles and items in documents.
enum BarChoices {
  static let styles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]

  static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
