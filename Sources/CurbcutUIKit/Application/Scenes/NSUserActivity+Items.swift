import CurbcutFoundation

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  private static let itemType = "com.apple.foundation.nsuseractivity"

  /// An activity, which the app itself can read.
  public static var writableTypeIdentifiersForItemProvider: [String] { [itemType] }
  /// An activity.
  public static var readableTypeIdentifiersForItemProvider: [String] { [itemType] }

  /// Passes the type, the title and ``userInfo`` to the completion handler, as a property list.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var values: [String: Any] = ["type": activityType]
    values["title"] = title
    values["userInfo"] = userInfo.map { info in
      Dictionary(uniqueKeysWithValues: info.compactMap { key, value in (key as? String).map { ($0, value) } })
    }
    do {
      completionHandler(
        try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// The activity that ``loadData(withTypeIdentifier:forItemProviderCompletionHandler:)`` has written.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    guard let list, let type = list["type"] as? String else { throw CocoaError(.fileReadCorruptFile) }
    let activity = self.init(activityType: type)
    activity.title = list["title"] as? String
    activity.userInfo = list["userInfo"] as? [String: Any]
    return activity
  }
}
