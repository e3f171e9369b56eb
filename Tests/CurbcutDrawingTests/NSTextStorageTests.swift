import CurbcutUIKit
import Testing

@MainActor
@Suite("A text storage")
struct NSTextStorageTests {
  /// What a delegate was told.
  private final class Listener: NSTextStorageDelegate {
    var told: [(NSTextStorage.EditActions, NSRange, Int)] = []
    var highlighted = ""

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      told.append((editedMask, editedRange, delta))
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      let found = (textStorage.string as NSString).range(of: "TODO")
      guard found.location != NSNotFound else { return }
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: found)
    }
  }

  /// A storage with a store of its own, as apps that highlight syntax have it.
  private final class MarkedStorage: NSTextStorage {
    private let store = NSMutableAttributedString()

    override var string: String { store.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString
      .Key: Any]
    {
      store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let stars = (string as NSString).range(of: "*")
      if stars.location != NSNotFound { addAttribute(.kern, value: 3, range: stars) }
      super.processEditing()
    }
  }

  @Test("tells its delegate of an edit, and once of those between begin and end")
  func edits() throws {
    let storage = NSTextStorage(string: "Hello world")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Goodbye")
    #expect(storage.string == "Goodbye world")
    let first = try #require(listener.told.last)
    #expect(first.0 == .editedCharacters && first.1 == NSRange(location: 0, length: 7) && first.2 == 2)
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!", attributes: [.kern: 2]))
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 3))
    #expect(listener.told.count == 1)
    storage.endEditing()
    #expect(listener.told.count == 2)
    let second = try #require(listener.told.last)
    #expect(second.0 == [.editedCharacters, .editedAttributes])
    #expect(second.1 == NSRange(location: 0, length: 14) && second.2 == 1)
    #expect(storage.attribute(.kern, at: 13, effectiveRange: nil) as? Int == 2)
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  @Test("sets an attribute again on a part of the text that has it, where Foundation's text traps")
  func again() {
    let storage = NSTextStorage(string: "abcdef", attributes: [.kern: 1])
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
    storage.removeAttribute(.kern, range: NSRange(location: 3, length: 2))
    var kerns: [Int] = []
    for index in 0..<6 { kerns.append(storage.attribute(.kern, at: index, effectiveRange: nil) as? Int ?? 0) }
    #expect(kerns == [1, 1, 2, 0, 0, 1])
    storage.setAttributes(nil, range: NSRange(location: 0, length: 6))
    #expect(storage.attributes(at: 0, effectiveRange: nil).isEmpty)
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    storage.insert(NSAttributedString(string: "x"), at: 0)
    #expect(storage.string == "xef" && storage.length == 3)
    storage.setAttributedString(storage)
    #expect(storage.string == "xef")
  }

  @Test("lets its delegate change attributes while an edit is processed")
  func highlights() {
    let storage = NSTextStorage()
    let listener = Listener()
    storage.delegate = listener
    storage.append(NSAttributedString(string: "one TODO two"))
    #expect(storage.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
    #expect(listener.told.count == 1)
  }

  @Test("may have a store of its own, which everything reads")
  func ownStore() {
    let storage = MarkedStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "A * star")
    #expect(storage.length == 8 && storage.string == "A * star")
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
    #expect(NSAttributedString(attributedString: storage).string == "A * star")
    #expect(storage.attributedSubstring(from: NSRange(location: 4, length: 4)).string == "star")
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 4))
    var underlined: [NSRange] = []
    storage.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: 8)) { value, range, _ in
      if value != nil { underlined.append(range) }
    }
    #expect(underlined == [NSRange(location: 4, length: 4)])
    #expect(manager.usedRect(for: container).width > 40)
  }

  @Test("gives each paragraph the style of its first character")
  func paragraphs() {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let storage = NSTextStorage(string: "one two\nthree")
    storage.addAttribute(.paragraphStyle, value: centred, range: NSRange(location: 0, length: 2))
    let last = storage.attribute(.paragraphStyle, at: 7, effectiveRange: nil) as? NSParagraphStyle
    #expect(last?.alignment == .center)
    #expect(storage.attribute(.paragraphStyle, at: 9, effectiveRange: nil) == nil)
  }
}
