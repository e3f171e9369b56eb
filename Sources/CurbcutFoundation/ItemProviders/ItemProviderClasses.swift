import Foundation

private func bytes(of text: String) -> Data { Data(text.utf8) }

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text, and any other text, which is read as it is.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Passes the text in UTF-8 to the completion handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(bytes(of: description), nil)
    return nil
  }

  /// The string that UTF-8 data encodes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let made = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL, and plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Passes the URL as text to the completion handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(bytes(of: absoluteString), nil)
    return nil
  }

  /// The URL that UTF-8 data encodes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }
}
