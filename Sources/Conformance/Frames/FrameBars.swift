import CurbcutUIKit
import Foundation

/// The bars around the contents of a trial.
@MainActor
enum FrameBars {
  /// A navigation controller with the `titles` of its view controllers; the last one has the contents.
  static func makeNavigation(_ reader: CaseReader, around content: UIViewController) throws
    -> UIViewController
  {
    var reader = reader
    let titles = try (reader.list("titles") ?? [.null]).enumerated().map { index, value -> String? in
      switch value {
      case .null: return nil
      case .string(let title): return title
      default: throw reader.wrong("titles[\(index)]", "a string or null", value)
      }
    }
    let navigation = UINavigationController()
    let item = content.navigationItem
    item.leftBarButtonItems = try items(&reader, "left")
    // Apple counts them from the trailing edge.
    item.rightBarButtonItems = try items(&reader, "right")?.reversed()
    item.subtitle = try reader.string("subtitle")
    if try reader.bool("hasLargeTitle") ?? false { navigation.navigationBar.prefersLargeTitles = true }
    if let toolbar = try items(&reader, "toolbar") {
      content.toolbarItems = toolbar
      navigation.isToolbarHidden = false
    }
    navigation.navigationBar.accessibilityLabel = try reader.string("label")
    try reader.finish()
    navigation.viewControllers = titles.enumerated().map { index, title in
      let controller = index == titles.count - 1 ? content : UIViewController()
      controller.title = title
      return controller
    }
    return navigation
  }

  /// A tab bar controller whose first tab is the contents.
  static func makeTabs(_ readers: [CaseReader], around content: UIViewController) throws -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = try readers.enumerated().map { index, reader in
      var reader = reader
      let controller = index == 0 ? content : UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: try reader.string("title"), image: try image(&reader), selectedImage: nil)
      try reader.finish()
      return controller
    }
    return tabs
  }

  private static func items(_ reader: inout CaseReader, _ key: String) throws -> [UIBarButtonItem]? {
    try reader.objects(key)?.map { reader in
      var reader = reader
      defer { _ = reader }
      if try reader.bool("isFlexible") ?? false {
        try reader.finish()
        return UIBarButtonItem(systemItem: .flexibleSpace)
      }
      if let size = try reader.numbers("viewSize", count: 2) {
        try reader.finish()
        return UIBarButtonItem(customView: SizedView(CGSize(width: size[0], height: size[1])))
      }
      let style: UIBarButtonItem.Style = try reader.bool("isDone") ?? false ? .done : .plain
      let label = try reader.string("label")
      let item: UIBarButtonItem
      if let image = try image(&reader) {
        item = UIBarButtonItem(image: image, style: style, target: nil, action: nil)
      } else {
        item = UIBarButtonItem(title: label, style: style, target: nil, action: nil)
      }
      item.accessibilityLabel = label
      try reader.finish()
      return item
    }
  }

  private static func image(_ reader: inout CaseReader) throws -> UIImage? {
    guard let name = try reader.string("systemImage") else { return nil }
    guard let image = UIImage(systemName: name) else {
      throw CaseError(path: reader.place("systemImage"), problem: "there is no symbol \"\(name)\"")
    }
    return image
  }
}
