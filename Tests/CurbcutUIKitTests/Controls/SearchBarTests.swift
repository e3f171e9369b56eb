import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
final class SearchDelegate: NSObject, UISearchBarDelegate {
  var heard: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    heard.append("scope \(selectedScope)")
  }
}

@MainActor
@Suite("A search bar")
struct UISearchBarTests {
  private func elements(_ view: UIView) -> [UIView] {
    if view.isHidden { return [] }
    if view.isAccessibilityElement { return [view] }
    return (view.accessibilityElements as? [UIView] ?? view.subviews).flatMap { elements($0) }
  }

  @Test("tells its delegate what happens in its field and to its buttons")
  func delegate() throws {
    let bar = UISearchBar(frame: .zero)
    let delegate = SearchDelegate()
    bar.delegate = delegate
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["Here", "All"]
    bar.showsScopeBar = true
    let stage = Stage(bar, frame: CGRect(x: 0, y: 0, width: 390, height: 102))
    #expect(Set(elements(bar).map(\.accessibilityLabel)) == ["Search", "Cancel", "Here", "All"])
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    for name in ["Cancel", "All"] {
      let part = try #require(elements(bar).first { $0.accessibilityLabel == name })
      #expect(part.accessibilityActivate())
    }
    #expect(delegate.heard == ["began", "text a", "search", "cancel", "scope 1"])
    #expect(bar.text == "a")
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(bar.resignFirstResponder())
    #expect(stage.window === bar.window)
  }
}

@MainActor
@Suite("A text view")
struct UITextViewTests {
  @Test("is a text area while it can be edited, and static text otherwise")
  func traits() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Words"
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityValue == "Words")
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == [.textEntry, .textArea])
    view.isEditable = false
    #expect(view.accessibilityTraits == .staticText)
  }

  @Test("is as high as its text while it does not scroll")
  func height() {
    let view = UITextView(frame: .zero)
    view.text = String(repeating: "many words ", count: 40)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let wide = view.intrinsicContentSize(forWidth: 600)
    let narrow = view.intrinsicContentSize(forWidth: 200)
    #expect(narrow.height > wide.height * 2)
  }

  @Test("keeps attributed text of several runs while other properties change")
  func attributedText() {
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "Big ", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    text.append(NSAttributedString(string: "small", attributes: [.paragraphStyle: NSParagraphStyle()]))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    view.textAlignment = .center
    view.textLabel.textAlignment = .right
    view.textLabel.lineBreakMode = .byCharWrapping
    #expect(view.text == "Big small")
    #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) is UIFont)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 45)
  }

  @Test("edits its text")
  func editing() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let stage = Stage(view, frame: view.frame)
    view.text = "ab"
    #expect(view.accessibilityActivate())
    #expect(view.accessibilityTraits.contains(.isEditing))
    view.insertText("c\n")
    view.selectedRange = NSRange(location: 0, length: 1)
    view.deleteBackward()
    #expect(view.text == "bc\n")
    #expect(view.resignFirstResponder())
    #expect(stage.window === view.window)
  }
}

/// Tokens in a search field.
@MainActor
@Suite(.serialized)
struct SearchTokenTests {
  @Test func tokensStandBeforeTheTextAndAreSpokenWithIt() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.placeholder = "Search"
    field.text = "dogs"
    let plain = field.textRect(forBounds: field.bounds)
    field.insertToken(UISearchToken(icon: nil, text: "Second"), at: 0)
    field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "First"), at: 0)
    #expect(field.accessibilityValue == "First, Second, dogs")
    #expect(field.textRect(forBounds: field.bounds).minX > plain.minX + 40)
    field.editableSelection = NSRange(location: 0, length: 0)
    field.deleteBackward()
    #expect(field.tokens.map(\.text) == ["First"])
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1 && field.text == "dogs")
  }

  @Test func iconsOfABarCanBeTheAppsOwn() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let image = UIImage(systemName: "star")
    bar.setImage(image, for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    #expect(bar.image(for: .bookmark, state: .normal) === image)
    let button = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.image(for: .normal) === image)
  }
}
