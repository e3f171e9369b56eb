import CurbcutAccessibility
import Foundation

/// How one attribute of `AttributedString` is represented in an `NSAttributedString`.
private struct AttributeBridge {
  let read: (AttributeContainer) -> (NSAttributedString.Key, Any)?
  let write: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  init<Attribute: AttributedStringKey>(
    _: Attribute.Type, _ key: NSAttributedString.Key? = nil, toObject: @escaping (Attribute.Value) -> Any,
    fromObject: @escaping (Any) -> Attribute.Value?
  ) where Attribute.Value: Sendable {
    let key = key ?? NSAttributedString.Key(Attribute.name)
    read = { container in container[Attribute.self].map { (key, toObject($0)) } }
    write = { attributes, container in
      if let value = attributes[key].flatMap(fromObject) { container[Attribute.self] = value }
    }
  }

  static func same<Attribute: AttributedStringKey>(
    _ type: Attribute.Type, _ key: NSAttributedString.Key? = nil
  ) -> AttributeBridge where Attribute.Value: Sendable {
    AttributeBridge(type, key, toObject: { $0 }, fromObject: { $0 as? Attribute.Value })
  }

  static func number<Attribute: AttributedStringKey>(
    _ type: Attribute.Type, _ key: NSAttributedString.Key? = nil
  ) -> AttributeBridge where Attribute.Value == CGFloat {
    AttributeBridge(type, key, toObject: { $0 }) { value in
      switch value {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
  }

  static func line<Attribute: AttributedStringKey>(_ type: Attribute.Type) -> AttributeBridge
  where Attribute.Value == NSUnderlineStyle {
    AttributeBridge(type, toObject: { $0.rawValue }) { value in
      (value as? Int ?? (value as? NSNumber)?.intValue).map(NSUnderlineStyle.init(rawValue:))
    }
  }

  private typealias Look = AttributeScopes.UIKitAttributes
  private typealias Speech = AttributeScopes.AccessibilityAttributes

  static var all: [AttributeBridge] { looks + speech }

  private static var looks: [AttributeBridge] {
    [
      same(Look.FontAttribute.self), same(Look.ForegroundColorAttribute.self),
      same(Look.BackgroundColorAttribute.self), number(Look.KernAttribute.self),
      number(Look.BaselineOffsetAttribute.self), line(Look.UnderlineStyleAttribute.self),
      same(Look.UnderlineColorAttribute.self), line(Look.StrikethroughStyleAttribute.self),
      same(Look.StrikethroughColorAttribute.self), same(Look.StrokeColorAttribute.self),
      number(Look.StrokeWidthAttribute.self), number(Look.TrackingAttribute.self),
      same(Look.ParagraphStyleAttribute.self),
      AttributeBridge(
        AttributeScopes.FoundationAttributes.LinkAttribute.self, .link, toObject: { $0 },
        fromObject: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }),
    ]
  }

  private static var speech: [AttributeBridge] {
    [
      same(Speech.IncludesPunctuationAttribute.self, .accessibilitySpeechPunctuation),
      same(Speech.SpellsOutCharactersAttribute.self, .accessibilitySpeechSpellOut),
      same(Speech.AnnouncementsQueuedAttribute.self, .accessibilitySpeechQueueAnnouncement),
      same(Speech.PhoneticNotationAttribute.self, .accessibilitySpeechIPANotation),
      same(Speech.AdjustedPitchAttribute.self, .accessibilitySpeechPitch),
      same(Speech.TextCustomAttribute.self, .accessibilityTextCustom),
      AttributeBridge(
        Speech.HeadingLevelAttribute.self, .accessibilityTextHeadingLevel, toObject: { $0.rawValue },
        fromObject: { ($0 as? Int).flatMap(Speech.HeadingLevelAttribute.Value.init(rawValue:)) }),
    ]
  }
}

extension AttributeContainer {
  /// Creates a container from the attributes of an `NSAttributedString`, without those that neither UIKit nor
  /// assistive technologies support.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all { bridge.write(dictionary, &self) }
  }

  /// The same attributes as `NSAttributedString` represents them.
  package var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for bridge in AttributeBridge.all {
      if let (key, value) = bridge.read(self) { result[key] = value }
    }
    return result
  }
}

extension AttributedString {
  /// The text of an `NSAttributedString`, with the attributes that UIKit and assistive technologies support.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  /// The text with the attributes that UIKit draws.
  package var forUIKit: NSAttributedString { NSAttributedString(self) }
}

extension NSAttributedString {
  /// The text of an `AttributedString`, with the attributes that UIKit and assistive technologies support.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}
