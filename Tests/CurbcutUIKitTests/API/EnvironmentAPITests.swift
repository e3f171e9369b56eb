import CurbcutUIKit
import DeviceSettings
import Testing

@MainActor
@Suite("Text sizes, colours and names for automation", .serialized)
struct EnvironmentAPITests {
  @Test("A view limits the size of text in it, and says what limits it")
  func limits() {
    let host = UIKitHost.shared
    let before = host.settings
    defer { host.configure(device: host.device, orientation: host.orientation, settings: before) }
    var settings = Settings()
    settings.contentSize = .accessibilityLarge
    host.configure(device: host.device, orientation: host.orientation, settings: settings)
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.hasSuffix("with no limits"))
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    let words = inner.appliedContentSizeCategoryLimitsDescription
    #expect(words.contains(UIContentSizeCategory.extraLarge.rawValue))
    #expect(words.contains("minimum none"))
  }

  @Test("A picture in a text grows at the largest sizes when it is asked to")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(!attachment.adjustsImageSizeForAccessibilityContentSizeCategory)
    let text = NSAttributedString(attachment: attachment)
    let label = UILabel()
    label.attributedText = text
    let small = label.sizeThatFits(CGSize(width: 300, height: 300)).width
    let host = UIKitHost.shared
    let before = host.settings
    defer { host.configure(device: host.device, orientation: host.orientation, settings: before) }
    var settings = Settings()
    settings.contentSize = .accessibilityExtraExtraExtraLarge
    host.configure(device: host.device, orientation: host.orientation, settings: settings)
    let same = UILabel()
    same.attributedText = text
    #expect(same.sizeThatFits(CGSize(width: 300, height: 300)).width == small)
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let grown = UILabel()
    grown.attributedText = text
    #expect(grown.sizeThatFits(CGSize(width: 300, height: 300)).width > small * 2)
  }

  @Test("Views, bar items, menu elements, alert actions and images carry names for automation")
  func identifiers() {
    let named: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIAlertAction(title: "OK", style: .default), UIImage(),
      UIAction(title: "Copy") { _ in }, UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for one in named {
      one.accessibilityIdentifier = "id"
      #expect(one.accessibilityIdentifier == "id", "\(type(of: one))")
    }
  }

  @Test("A colour has a name")
  func colorName() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).accessibilityName == "red")
    #expect(AXNameFromColor(UIColor.white.cgColor) == "white")
  }

  @Test("A picker asks its delegate for the names that Voice Control knows a wheel by, in either form")
  func pickerNames() {
    final class Delegate: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        "Size"
      }
      func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
      ) -> [NSAttributedString] { [NSAttributedString(string: "Format")] }
    }
    let delegate = Delegate()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    picker.dataSource = delegate
    picker.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.isHidden = false
    window.addSubview(picker)
    window.layoutIfNeeded()
    let wheel = AccessibilityProvider.tree(of: window).elements.first { $0.label?.string == "Size" }
    #expect(wheel != nil)
    #expect(
      delegate.pickerView(picker, accessibilityUserInputLabelsForComponent: 0) == ["Format"])
  }

  @Test("A scroll view's delegate says where the content stands after a scroll")
  func scrollStatus() {
    final class Delegate: NSObject, UIScrollViewAccessibilityDelegate {
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Chapter 2" }
    }
    let delegate = Delegate()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.contentSize = CGSize(width: 390, height: 3_000)
    scrollView.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.isHidden = false
    window.addSubview(scrollView)
    let listener = FunctionAPITests.Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    #expect(scrollView.accessibilityScroll(.down))
    UIKitHost.shared.advance(by: 1)
    #expect(listener.posted.contains { $0.0 == .pageScrolled && $0.1 as? String == "Chapter 2" })
    #expect(delegate.accessibilityAttributedScrollStatus(for: scrollView) == nil)
  }
}
