import CurbcutFoundation
import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// Images are written as PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// Images of any format that can be decoded are read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  /// Passes the image to the completion handler as PNG data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }

  /// Decodes an image from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
