import CurbcutFoundation
import CurbcutUIKit
import Foundation

extension AttributedTextFormatting {
  /// A text as an environment shows it, to be shared, copied and dragged as Rich Text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/attributedtextformatting/transferable>.
  public struct Transferable: CurbcutSwiftUI.Transferable, Sendable {
    /// The content of a file of Rich Text Format.
    fileprivate let content: Data

    /// The text, with the attributes that a formatting definition of the environment gives it.
    public init(text: AttributedString, in environment: EnvironmentValues) {
      let shown = environment.textFormatting?.applied(to: text) ?? text
      let result = NSMutableAttributedString(string: "")
      for run in shown.runs {
        result.append(
          NSAttributedString(
            string: String(shown[run.range].characters),
            attributes: Self.attributes(run.attributes, environment)))
      }
      let all = NSRange(location: 0, length: result.length)
      content =
        (try? result.data(from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]))
        ?? Data()
    }

    fileprivate init(content: Data) { self.content = content }

    private static func attributes(_ container: AttributeContainer, _ environment: EnvironmentValues)
      -> [NSAttributedString.Key: Any]
    {
      typealias Scope = AttributeScopes.SwiftUIAttributes
      let intent = container.inlinePresentationIntent ?? []
      var font = container[Scope.FontAttribute.self] ?? environment.font ?? .body
      if intent.contains(.stronglyEmphasized) { font = font.bold() }
      if intent.contains(.emphasized) { font = font.italic() }
      var result: [NSAttributedString.Key: Any] = [.font: font.found(for: environment.traits)]
      result[.foregroundColor] = container[Scope.ForegroundColorAttribute.self].map(UIColor.init)
      result[.backgroundColor] = container[Scope.BackgroundColorAttribute.self].map(UIColor.init)
      if container[Scope.UnderlineStyleAttribute.self] != nil {
        result[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
      if container[Scope.StrikethroughStyleAttribute.self] != nil || intent.contains(.strikethrough) {
        result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      result[.link] = container.link
      return result
    }

    /// Rich Text Format.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation<Self>(contentType: .rtf, exporting: { $0.content }, importing: { Self(content: $0) })
    }
  }
}

extension AttributedString {
  /// The text that was received, with the attributes that a formatting definition of the environment gives it.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/init(transferable:in:)>.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for what is no Rich Text Format.
  public init(
    transferable: AttributedTextFormatting.Transferable, in environment: EnvironmentValues
  ) throws {
    let read = try NSAttributedString(
      data: transferable.content, options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
    var text = AttributedString()
    read.enumerateAttributes(in: NSRange(location: 0, length: read.length)) { attributes, range, _ in
      text.append(
        AttributedString(
          read.attributedSubstring(from: range).string, attributes: AttributeContainer(swiftUI: attributes)))
    }
    self = environment.textFormatting?.applied(to: text) ?? text
  }
}

extension AttributeContainer {
  /// UIKit's attributes as SwiftUI's.
  fileprivate init(swiftUI attributes: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    self.init()
    self[Scope.FontAttribute.self] = (attributes[.font] as? UIFont).map { Font($0) }
    self[Scope.ForegroundColorAttribute.self] = (attributes[.foregroundColor] as? UIColor).map {
      Color(uiColor: $0)
    }
    self[Scope.BackgroundColorAttribute.self] = (attributes[.backgroundColor] as? UIColor).map {
      Color(uiColor: $0)
    }
    if attributes[.underlineStyle] != nil { self[Scope.UnderlineStyleAttribute.self] = .single }
    if attributes[.strikethroughStyle] != nil { self[Scope.StrikethroughStyleAttribute.self] = .single }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes[.link] as? URL
  }
}
