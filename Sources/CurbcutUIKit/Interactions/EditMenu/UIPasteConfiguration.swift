import Foundation

/// The kinds of content that an object takes from the pasteboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteconfiguration>.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]

  /// Makes a configuration for types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Makes a configuration for the types that a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class reads.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// Takes content from the pasteboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The kinds of content that the object takes; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes content.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object takes some content now.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
  /// The kinds of content that the object takes; nil, the default, for none.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { PasteConfigurations.shared.entries.object(forKey: self) }
    set { PasteConfigurations.shared.entries.setObject(newValue, forKey: self) }
  }
}

/// The configurations of the few responders that have one.
@MainActor
private final class PasteConfigurations {
  static let shared = PasteConfigurations()

  struct Entries {
    private struct Entry {
      weak var responder: UIResponder?
      var configuration: UIPasteConfiguration
    }
    private var list: [Entry] = []

    func object(forKey responder: UIResponder) -> UIPasteConfiguration? {
      list.first { $0.responder === responder }?.configuration
    }

    mutating func setObject(_ configuration: UIPasteConfiguration?, forKey responder: UIResponder) {
      list.removeAll { $0.responder == nil || $0.responder === responder }
      if let configuration { list.append(Entry(responder: responder, configuration: configuration)) }
    }
  }

  var entries = Entries()
}

extension UIPasteboard {
  /// The texts on the pasteboard, as providers.
  public var itemProviders: [NSItemProvider] {
    (strings ?? []).map { NSItemProvider(object: $0 as NSString) }
  }
}
