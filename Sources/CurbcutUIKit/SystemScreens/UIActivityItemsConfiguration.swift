import Foundation

/// What a person can share of an object.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading>.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether an interaction, such as sharing, is offered; true by default.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// What is known of all items; nothing by default.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is known of an item; nothing by default.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// A picture of an item; nothing by default.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Activities of the app; none by default.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  { true }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// What a person does with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Shares them.
  public static let share = Self(rawValue: "share")
  /// Copies them.
  public static let copy = Self(rawValue: "copy")
}

/// What is known of the items of a configuration.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A title.
  public static let title = Self(rawValue: "title")
  /// The text of a message with them.
  public static let messageBody = Self(rawValue: "messageBody")
  /// A preview of a link.
  public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
}

/// What a picture of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole of it.
  public static let fullSize = Self(rawValue: "fullSize")
  /// A small picture.
  public static let thumbnail = Self(rawValue: "thumbnail")
}

/// What a person can share, as a value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration>.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// The items.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// The interactions that are offered; sharing by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Says what is known of all items; nil for nothing.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Says what is known of an item; nil for nothing.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Makes a picture of an item; nil for none.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Gives activities of the app; nil for none.
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  /// The object that the items are made from.
  open var localObject: Any?

  /// Makes a configuration of providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  /// Makes a configuration of objects.
  public init(objects: [any NSItemProviderWriting]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

extension UIActivityViewController {
  /// Makes a controller for what a configuration gives.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
}
