import Foundation

private func bytes(of text: String) -> Data { Data(text.utf8) }

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text, and other text as it is written.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Hands over the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(bytes(of: description), nil)
    return nil
  }

  /// The text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let made = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address, and text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Hands over the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(bytes(of: absoluteString), nil)
    return nil
  }

  /// The address that data in UTF-8 is.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }
}
