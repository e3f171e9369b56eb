// swift-format-ignore-file: NeverForceUnwrap
// The listings unwrap their outlets.

import CurbcutUIKit
import DeviceSettings
import Testing

// The Swift listings of the founding document on inclusive mobile apps, chapters 6 and 8. They stand as they
// are written there, save for `@IBOutlet`, `@IBAction`, `@objc` and `#selector`, which the language of Linux
// does not know, and for what the listing leaves out with three dots or misprints.

/// Listing 6-18.
private final class DetailView: UIView {
  weak var header1: UILabel!
  weak var header2: UILabel!
  weak var header3: UILabel!
  weak var detail1: UILabel!
  weak var detail2: UILabel!
  weak var detail3: UILabel!

  override var accessibilityElements: [Any]? {
    set {}
    get {
      return [
        header1!,
        detail1!,
        header2!,
        detail2!,
        header3!,
        detail3!,
      ]
    }
  }
}

/// Listings 6-20 and 6-24 to 6-27.
private final class TravelersView: UIView {
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  required init?(coder: NSCoder) {
    super.init(coder: coder)

    isAccessibilityElement = true
    accessibilityTraits.update(with: .adjustable)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.maximumValue = 20
    isAccessibilityElement = true
    accessibilityTraits.update(with: .adjustable)
  }

  override var accessibilityLabel: String? {
    set {}
    get {
      return "Travelers"
    }
  }

  override var accessibilityValue: String? {
    set {}
    get {
      return "\(Int(slider.value))"
    }
  }

  override func accessibilityDecrement() {
    slider.accessibilityDecrement()
  }

  override func accessibilityIncrement() {
    slider.accessibilityIncrement()
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    set {}
    get {
      return [
        UIAccessibilityCustomAction(name: "10 travelers") { customAction in
          self.slider.value = 10
          return true
        }
      ]
    }
  }

  func sliderValueChanged() {
    let rounded = Int(slider.value)
    UIAccessibility.post(
      notification: .announcement,
      argument: "\(rounded)")
  }

  private(set) var focusLog: [String] = []

  /// Listing 6-21.
  override func accessibilityElementDidBecomeFocused() {
    // this element became focused, change status as needed.
    focusLog.append("focused")
  }

  override func accessibilityElementDidLoseFocus() {
    // this element lost focused, reset the elements status.
    focusLog.append("lost")
  }

  /// Listing 6-19.
  override func accessibilityPerformEscape() -> Bool {
    // Dismiss the current view.

    return true  // return false if the view can’t be dismissed.
  }

  /// Listing 8-11.
  override func accessibilityPerformMagicTap() -> Bool {
    // perform your screen's main action

    return true  // return false if the action failed
  }
}

/// Listings 6-28 to 6-30.
private final class RatingController: UIViewController {
  let rating = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 40))
  let responses = UILabel(frame: CGRect(x: 30, y: 148, width: 160, height: 20))
  let stars = 4
  let respondents = "14K"
  let padding: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rating)
    view.addSubview(responses)

    responses.isAccessibilityElement = false
    rating.accessibilityLabel = "\(stars) stars from \(respondents) ratings"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()

    let ratingX = Float(
      rating.frame.offsetBy(
        dx: 0,
        dy: 0
      ).origin.x)
    let responsesX = Float(
      responses.frame.offsetBy(
        dx: 0,
        dy: 0
      ).origin.x)

    // Find the left-most item.
    let x = CGFloat(
      fmin(
        ratingX,
        responsesX))
    let y = rating.frame.origin.y

    let ratingWidth = Float(
      rating.frame.offsetBy(
        dx: 0,
        dy: 0
      ).size.width)
    let responsesWidth = Float(
      responses.frame.offsetBy(
        dx: 0,
        dy: 0
      ).size.width)

    // Match the width of the widest element.
    let width = CGFloat(
      fmax(
        ratingWidth,
        responsesWidth))

    // Calculate the height of both elements plus the padding between each.
    let height = rating.frame.size.height + padding + responses.frame.size.height

    rating.accessibilityFrame = CGRect(
      x: x,
      y: y,
      width: width,
      height: height)

    rating.accessibilityActivationPoint = CGPoint(
      x: rating.frame.midX,
      y: rating.frame.midY)
  }
}

private struct TimelineEntry {
  struct User { var name: String }
  var user: User
  var content: String
  var likes: Int
  var shares: Int
  var comments: Int
}

/// Listings 6-32 to 6-34.
private final class SemanticCell: UITableViewCell {
  let comment = UIButton(frame: CGRect(x: 0, y: 30, width: 44, height: 44))
  let share = UIButton(frame: CGRect(x: 44, y: 30, width: 44, height: 44))
  let like = UIButton(frame: CGRect(x: 88, y: 30, width: 44, height: 44))
  let avatar = UIButton(frame: CGRect(x: 132, y: 30, width: 44, height: 44))

  var model: TimelineEntry! {
    didSet {
      for button in [comment, share, like, avatar] { contentView.addSubview(button) }
      accessibilityLabel = "\(model.user.name). \(model.content)"

      comment.isAccessibilityElement = false
      share.isAccessibilityElement = false
      like.isAccessibilityElement = false
      avatar.isAccessibilityElement = false

      let likeAction = UIAccessibilityCustomAction(name: "Like, \(model.likes)") { _ in
        return true
      }
      let shareAction = UIAccessibilityCustomAction(name: "Share, \(model.shares)") { _ in
        return true
      }
      let commentAction = UIAccessibilityCustomAction(name: "Comment, \(model.comments)") { _ in
        return true

      }
      let profileAction = UIAccessibilityCustomAction(name: "view \(model.user.name) profile") { _ in
        return true
      }
      accessibilityCustomActions = [commentAction, likeAction, shareAction, profileAction]
    }
  }
}

@MainActor
@Suite("Founding document: developing inclusive mobile apps, views", .serialized)
struct FoundingInclusiveAppsTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  init() { window.isHidden = false }

  @Test("Listings 6-2 to 6-17: attributes are set as properties")
  func attributes() {
    let detailLabel = UILabel()
    detailLabel.isAccessibilityElement = false
    #expect(!detailLabel.isAccessibilityElement)
    let playButton = UIButton()
    playButton.accessibilityLabel = "Play"
    playButton.accessibilityValue = "100"
    #expect(playButton.accessibilityLabel == "Play")
    #expect(playButton.accessibilityValue == "100")
    let sendButton = UIButton()
    sendButton.accessibilityHint = "Sends your message."
    #expect(sendButton.accessibilityHint == "Sends your message.")
    let cell = UIView()
    cell.accessibilityTraits.insert(.button)
    cell.accessibilityTraits.insert(.selected)
    cell.accessibilityTraits.remove(.selected)
    #expect(cell.accessibilityTraits == .button)
    let spanishGreeting = UILabel()
    // es-419 is the code for Latin American Spanish.
    spanishGreeting.accessibilityLanguage = "es-419"
    #expect(spanishGreeting.accessibilityLanguage == "es-419")
  }

  @Test("What is hidden is not read; what is modal keeps its siblings from being read")
  func hiddenAndModal() {
    let contentView = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let label = UILabel(frame: contentView.bounds)
    label.text = "Content"
    contentView.addSubview(label)
    let customAlert = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    let alertLabel = UILabel(frame: customAlert.bounds)
    alertLabel.text = "Alert"
    customAlert.addSubview(alertLabel)
    window.addSubview(contentView)
    window.addSubview(customAlert)
    func labels() -> [String?] { AccessibilityProvider.tree(of: window).elements.map { $0.label?.string } }
    #expect(labels() == ["Content", "Alert"])
    customAlert.accessibilityViewIsModal = true
    #expect(labels() == ["Alert"])
    customAlert.accessibilityViewIsModal = false
    contentView.accessibilityElementsHidden = true
    #expect(labels() == ["Alert"])
  }

  @Test("Listing 6-18: each header is read before its detail")
  func order() {
    let view = DetailView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    var labels: [UILabel] = []
    for index in 0..<6 {
      let label = UILabel(frame: CGRect(x: index % 3 * 130, y: index / 3 * 30, width: 130, height: 30))
      label.text = index < 3 ? "Header \(index + 1)" : "Detail \(index - 2)"
      view.addSubview(label)
      labels.append(label)
    }
    (view.header1, view.header2, view.header3) = (labels[0], labels[1], labels[2])
    (view.detail1, view.detail2, view.detail3) = (labels[3], labels[4], labels[5])
    window.addSubview(view)
    #expect(
      AccessibilityProvider.tree(of: window).elements.map { $0.label?.string } == [
        "Header 1", "Detail 1", "Header 2", "Detail 2", "Header 3", "Detail 3",
      ])
  }

  @Test("Listings 6-20 to 6-27: a label and a slider are one adjustable element")
  func travelers() {
    let view = TravelersView(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
    window.addSubview(view)
    let provider = AccessibilityProvider(window)
    provider.update()
    let element = provider.tree.elements[0]
    #expect(provider.tree.elements.count == 1)
    #expect(element.label?.string == "Travelers")
    #expect(element.value?.string == "0")
    #expect(element.traits.contains(.adjustable))
    #expect(provider.perform(.increment, on: element.id))
    #expect(view.accessibilityValue == "2")
    #expect(provider.perform(.decrement, on: element.id))
    #expect(view.accessibilityValue == "0")
    #expect(provider.perform(.custom(0), on: element.id))
    #expect(view.accessibilityValue == "10")
    #expect(provider.perform(.escape, on: element.id))
    #expect(provider.perform(.magicTap, on: element.id))
    let listener = FunctionAPITests.Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    view.sliderValueChanged()
    #expect(listener.posted.last?.0 == .announcement)
    #expect(listener.posted.last?.1 as? String == "10")
  }

  @Test("Listing 6-22: a frame of the element's own is what the cursor is drawn around")
  func frame() {
    let myView = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 40))
    myView.accessibilityFrame = CGRect(
      x: myView.frame.origin.x - 10,
      y: myView.frame.origin.y - 10,
      width: myView.frame.size.width + 20,
      height: myView.frame.size.height + 20)
    #expect(myView.accessibilityFrame == CGRect(x: 40, y: 50, width: 120, height: 60))
    #expect(myView.accessibilityActivationPoint == CGPoint(x: 100, y: 80))
  }

  @Test("Listings 6-28 to 6-30: stars and ratings are one element, activated on the button")
  func rating() {
    let controller = RatingController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let elements = AccessibilityProvider.tree(of: window).elements
    #expect(elements.map { $0.label?.string } == ["4 stars from 14K ratings"])
    #expect(elements.first?.frame == CGRect(x: 20, y: 100, width: 160, height: 68))
    #expect(elements.first?.details.activationPoint == CGPoint(x: 80, y: 120))
  }

  @Test("Listings 6-32 to 6-34: a post is one stop with four actions")
  func semanticCell() {
    let cell = SemanticCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 390, height: 80)
    cell.model = TimelineEntry(
      user: .init(name: "Rob"), content: "Hello", likes: 3, shares: 2, comments: 1)
    window.addSubview(cell)
    window.layoutIfNeeded()
    let elements = AccessibilityProvider.tree(of: window).elements
    #expect(elements.map { $0.label?.string } == ["Rob. Hello"])
    #expect(
      elements.first?.details.customActions.map(\.name.string) == [
        "Comment, 1", "Like, 3", "Share, 2", "view Rob profile",
      ])
  }

  @Test("Listings 8-6 to 8-10: parts of a text carry how they are spoken")
  func attributedText() {
    let attributedString = NSMutableAttributedString(string: "This is the best app on the App Store!")
    let range = NSRange(location: 12, length: 4)
    attributedString.addAttributes([.accessibilitySpeechPitch: 1.5], range: range)
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 20))
    label.accessibilityAttributedLabel = attributedString
    window.addSubview(label)
    let runs = AccessibilityProvider.tree(of: window).elements.first?.label?.runs
    #expect(runs?.map(\.range) == [12..<16])
    #expect(runs?.first?.attributes.pitch == 1.5)
    let account = NSMutableAttributedString(string: "Your account number is 12345678")
    account.addAttributes(
      [.accessibilitySpeechSpellOut: true], range: NSRange(location: 23, length: 8))
    label.accessibilityAttributedLabel = account
    let spelt = AccessibilityProvider.tree(of: window).elements.first?.label?.runs.first
    #expect(spelt?.attributes.spellsOut == true)
    let helloWorld = UILabel()
    helloWorld.accessibilityAttributedLabel = NSMutableAttributedString(
      string: "print(\"Hello, World!\")", attributes: [.accessibilitySpeechPunctuation: true])
    #expect(helloWorld.accessibilityLabel == "print(\"Hello, World!\")")
    // The document gives `true`; the key wants the symbols themselves.
    let brandName = UILabel()
    brandName.accessibilityAttributedLabel = NSMutableAttributedString(
      string: "[air-bee-an-bee]", attributes: [.accessibilitySpeechIPANotation: true])
    #expect(brandName.accessibilityLabel == "[air-bee-an-bee]")
  }

  @Test("Listings 8-15 and 8-16: text follows the size that the person chose")
  func dynamicType() throws {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    let bodyMetrics = UIFontMetrics(forTextStyle: .body)
    label.font = bodyMetrics.scaledFont(for: font)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 20)
  }

  @Test("Listings 8-23, 8-26 and 8-35: a view is spared by Smart Invert, traits tell contrast and darkness")
  func environment() {
    let heroImage = UIImageView()
    heroImage.accessibilityIgnoresInvertColors = true
    #expect(heroImage.accessibilityIgnoresInvertColors)
    let traitCollection = window.traitCollection
    let contrast = traitCollection.accessibilityContrast
    #expect(contrast == .normal)
    let darkMode = traitCollection.userInterfaceStyle
    #expect(darkMode == .light)
  }
}
