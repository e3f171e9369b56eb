import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

/// Sets itself up as apps do: in a method that both initializers call.
private final class CardView: UIView {
  var seen: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    seen = ["\(Int(bounds.width))", "\(tag)", "\(subviews.count)"]
    backgroundColor = .red
    isAccessibilityElement = true
    accessibilityLabel = "From code"
    addSubview(UIView(frame: .zero))
  }
}

private final class TitleLabel: UILabel {
  var textInInitializer: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    textInInitializer = text
    textColor = .blue
  }

  override init(frame: CGRect) { super.init(frame: frame) }
}

private final class Refusing: UIView {
  required init?(coder: NSCoder) { return nil }
}

private final class Measured: UIView {
  required init?(coder: NSCoder) { super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}

/// Asks its coder for what UIKit wrote.
private final class Asking: UIView {
  let tagInCoder: Int
  let colorInCoder: UIColor?
  let own: Any?

  required init?(coder: NSCoder) {
    tagInCoder = coder.decodeInteger(forKey: "UITag")
    colorInCoder = coder.decodeObject(forKey: "UIBackgroundColor") as? UIColor
    own = coder.decodeObject(forKey: "own")
    super.init(coder: coder)
  }
}

private final class TabController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBarItem = UITabBarItem(title: "\(title ?? "?") from code", image: nil, tag: 7)
  }
}

@MainActor
private let registered: Void = {
  ObjCRuntime.registerClass(CardView.self, name: "CardView")
  ObjCRuntime.registerClass(TitleLabel.self, name: "TitleLabel")
  ObjCRuntime.registerClass(Refusing.self, name: "Refusing")
  ObjCRuntime.registerClass(Measured.self, name: "Measured")
  ObjCRuntime.registerClass(Asking.self, name: "Asking")
  ObjCRuntime.registerClass(TabController.self, name: "TabController")
}()

@MainActor
@Suite("Classes of the app that are made with init(coder:)", .serialized)
struct CustomClassTests {
  init() { registered }

  private func view<View: UIView>(_ subview: String, as type: View.Type) throws -> View? {
    let app = try AppBundle(["Main.storyboard": Written.storyboard([Written.scene("vc", subviews: subview)])])
    return app.main.instantiateInitialViewController()?.view.subviews.first as? View
  }

  @Test("After super.init(coder:) the frame, the attributes and the subviews are there; what it sets stays")
  func attributesInInitializer() throws {
    let card = try #require(
      try view(
        """
        <view tag="4" customClass="CardView" customModule="App" id="card">\(Written.frame)<subviews>
        <label text="A" id="a">\(Written.frame)</label></subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        """, as: CardView.self))
    #expect(card.seen == ["100", "4", "1"])
    #expect(card.backgroundColor == .red && card.subviews.count == 2)
    #expect(card.subviews.first is UILabel && card.accessibilityLabel == "From code")
  }

  @Test("Accessibility that Interface Builder set counts for more than what the initializer set")
  func accessibility() throws {
    let card = try view(
      """
      <view customClass="CardView" customModule="App" id="card">\(Written.frame)
      <accessibility key="accessibilityConfiguration" label="From Interface Builder"/></view>
      """, as: CardView.self)
    #expect(card?.accessibilityLabel == "From Interface Builder" && card?.isAccessibilityElement == true)
  }

  @Test("A class of the app below one of UIKit's has UIKit's attributes in its initializer")
  func subclassOfLabel() throws {
    let label = try view(
      """
      <label text="Hi" customClass="TitleLabel" customModule="App" id="l">\(Written.frame)
      <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></label>
      """, as: TitleLabel.self)
    #expect(label?.textInInitializer == "Hi" && label?.textColor == .blue)
  }

  @Test("A class whose initializer returns nil is replaced, which is said")
  func refusing() throws {
    var made: UIView?
    let reports = try AppBundle.reports {
      made = try view(
        "<view tag=\"2\" customClass=\"Refusing\" customModule=\"App\" id=\"r\">\(Written.frame)</view>",
        as: UIView.self)
    }
    #expect(made?.tag == 2)
    #expect(reports.count == 1 && reports[0].contains("init(coder:) of Refusing returned nil"))
  }

  @Test("A class whose initializer calls another than super.init(coder:) still gets its attributes")
  func otherInitializer() throws {
    let made = try view(
      "<view tag=\"2\" customClass=\"Measured\" customModule=\"App\" id=\"m\">\(Written.frame)</view>",
      as: Measured.self)
    #expect(made?.tag == 2 && made?.frame.width == 100)
  }

  @Test("A class that asks its coder gets UIKit's values under UIKit's keys, and nothing under its own")
  func asking() throws {
    let made = try view(
      """
      <view tag="6" customClass="Asking" customModule="App" id="a">\(Written.frame)
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></view>
      """, as: Asking.self)
    #expect(made?.tagInCoder == 6 && made?.tag == 6 && made?.own == nil)
    #expect(made?.colorInCoder != nil && made?.colorInCoder == made?.backgroundColor)
  }

  @Test("What a controller's initializer sets stays, and it finds its title")
  func controller() throws {
    let app = try AppBundle([
      "Main.storyboard": Written.storyboard([
        """
        <viewController title="Home" customClass="TabController" customModule="App" id="vc" \
        sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="From file" id="t"/></viewController>
        """
      ])
    ])
    let controller = try #require(app.main.instantiateInitialViewController())
    #expect(controller.tabBarItem.title == "Home from code" && controller.tabBarItem.tag == 7)
  }
}
