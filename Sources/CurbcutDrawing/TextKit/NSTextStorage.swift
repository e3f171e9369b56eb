import CurbcutFoundation
import Foundation

/// The text that layout managers lay out: it tells them, and its delegate, what is edited.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextstorage>.
///
/// A subclass with a store of its own overrides the four primitive members (`string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string, and `setAttributes(_:range:)`), and calls
/// ``edited(_:range:changeInLength:)`` from the last two, as on iOS.
open class NSTextStorage: NSMutableAttributedString {
  /// What has been edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were set or removed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were inserted, replaced or deleted.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before the storage repairs its attributes after edits; the object is the text storage.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after the storage has repaired its attributes; the object is the text storage.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Is told of edits. Not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The layout managers that lay out the text; the storage owns them.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// What has been edited since the last processing; empty when nothing has.
  open private(set) var editedMask: EditActions = []
  /// The range that was edited, in the edited text; its location is `NSNotFound` when nothing was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 code units the edits have changed the length.
  open private(set) var changeInLength = 0

  private var editingDepth = 0
  /// Whether an edit is done by this class, so that the text of the superclass has it already.
  private var isOwnEdit = false

  /// Creates an empty text.
  public init() { super.init(string: "", attributes: nil) }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the whole text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Editing

  // Foundation's other methods change the text without calling the primitive ones; these do.

  open override func replaceCharacters(in range: NSRange, with str: String) {
    isOwnEdit = true
    defer { isOwnEdit = false }
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard range.length > 0 else { return }
    isOwnEdit = true
    defer { isOwnEdit = false }
    // Foundation traps when it is to remove all attributes.
    super.setAttributes(attrs ?? [:], range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange(location: location, length: 1)
      var attributes = attributes(at: location, effectiveRange: &run)
      let end = max(location + 1, min(NSMaxRange(run), NSMaxRange(range)))
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: location, length: end - location))
      location = end
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // A copy: the new text may be this text.
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0, !editedMask.isEmpty { process() }
  }

  /// Notes an edit; unless it is one of several between `beginEditing` and `endEditing`, it is processed at once.
  ///
  /// - Parameters:
  ///   - editedMask: what was edited.
  ///   - editedRange: the range in the text before the edit.
  ///   - delta: by how much the length changed.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !isOwnEdit { mirror(editedRange, delta) }
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      // What was edited before and lies after this edit has moved.
      var before = self.editedRange
      if before.location >= NSMaxRange(editedRange) {
        before.location += delta
      } else if NSMaxRange(before) > editedRange.location {
        before.length = max(0, before.length + delta)
      }
      self.editedRange = NSUnionRange(before, new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { process() }
  }

  /// Brings the text of the superclass, which Foundation's own functions read, in line with a subclass's store.
  private func mirror(_ range: NSRange, _ delta: Int) {
    isOwnEdit = true
    defer { isOwnEdit = false }
    let whole = string as NSString
    let new = NSRange(location: range.location, length: range.length + delta)
    guard new.length >= 0, NSMaxRange(new) <= whole.length, NSMaxRange(range) <= super.length else { return }
    super.replaceCharacters(in: range, with: whole.substring(with: new))
    var location = new.location
    while location < NSMaxRange(new) {
      var run = NSRange(location: location, length: 1)
      let attributes = attributes(at: location, effectiveRange: &run)
      let end = max(location + 1, min(NSMaxRange(run), NSMaxRange(new)))
      super.setAttributes(attributes, range: NSRange(location: location, length: end - location))
      location = end
    }
  }

  private func process() {
    // What is edited meanwhile belongs to the same processing.
    editingDepth += 1
    processEditing()
    editingDepth -= 1
  }

  /// Tells the delegate and the layout managers what was edited. A subclass may edit further before it calls super.
  open func processEditing() {
    onMainActor { delegate, storage in
      delegate.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    onMainActor { delegate, storage in
      delegate.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: change, invalidatedRange: range)
    }
  }

  private func onMainActor(_ body: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
    guard let delegate, HostTime.isMainThread else { return }
    nonisolated(unsafe) let (listener, storage) = (delegate, self)
    MainActor.assumeIsolated { body(listener, storage) }
  }

  // MARK: Attributes

  /// Whether attributes are repaired only when they are asked for: never here.
  open var fixesAttributesLazily: Bool { false }

  /// Repairs attributes after an edit: every paragraph has one paragraph style, that of its first character.
  open func fixAttributes(in range: NSRange) {
    let whole = string as NSString
    guard range.location != NSNotFound, range.length > 0, NSMaxRange(range) <= whole.length else { return }
    let paragraphs = whole.paragraphRange(for: range)
    var location = paragraphs.location
    while location < NSMaxRange(paragraphs) {
      let paragraph = whole.paragraphRange(for: NSRange(location: location, length: 0))
      let style = attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
      var part = location
      while part < NSMaxRange(paragraph) {
        var run = NSRange(location: part, length: 1)
        let own = attribute(.paragraphStyle, at: part, effectiveRange: &run) as? NSParagraphStyle
        let end = max(part + 1, min(NSMaxRange(run), NSMaxRange(paragraph)))
        if own != style {
          let rest = NSRange(location: part, length: end - part)
          if let style {
            addAttribute(.paragraphStyle, value: style, range: rest)
          } else {
            removeAttribute(.paragraphStyle, range: rest)
          }
        }
        part = end
      }
      location = max(location + 1, NSMaxRange(paragraph))
    }
  }

  /// Repairs attributes that are repaired lazily, of which there are none here.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Notes that attributes of a range are to be repaired.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
}

/// Is told of the edits of a text storage. Every method is optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextstoragedelegate>.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before the edits are processed; may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout managers are told; may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
