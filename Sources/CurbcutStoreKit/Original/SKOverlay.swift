import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// Is told what becomes of an overlay.
///
/// Follows <https://developer.apple.com/documentation/storekit/skoverlaydelegate>.
@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  /// The App Store did not answer.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// The overlay comes. Not called here, where it never does.
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The overlay has come. Not called here.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The overlay goes. Not called here.
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The overlay has gone. Not called here.
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

/// A card at the edge of the screen that recommends an app of the App Store.
///
/// What it shows comes from the App Store. There is none here, so that every overlay fails to load, as on a device
/// without a connection. Follows <https://developer.apple.com/documentation/storekit/skoverlay>.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// Where the card stands.
  public enum Position: Int, Hashable, Sendable {
    /// At the bottom edge.
    case bottom
    /// Above a tab bar or toolbar.
    case bottomRaised
  }

  /// What an overlay shows.
  nonisolated open class Configuration: NSObject, @unchecked Sendable {}

  /// An app.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/skoverlay/appconfiguration>.
  nonisolated open class AppConfiguration: Configuration, @unchecked Sendable {
    /// The identifier in the App Store.
    open var appIdentifier: String
    /// Where the card stands.
    open var position: Position
    /// The campaign that the person comes from; nil for none.
    open var campaignToken: String?
    /// The partner that the person comes from; nil for none.
    open var providerToken: String?
    /// The page of the product that is shown; nil for the usual one.
    open var customProductPageIdentifier: String?
    /// Whether the person can take the card away.
    open var userDismissible = true

    /// Creates a configuration.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
      super.init()
    }
  }

  /// The whole app whose clip runs.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/skoverlay/appclipconfiguration>.
  nonisolated open class AppClipConfiguration: Configuration, @unchecked Sendable {
    /// Where the card stands.
    open var position: Position

    /// Creates a configuration.
    public init(position: Position) {
      self.position = position
      super.init()
    }
  }

  /// How the card comes and goes.
  nonisolated open class TransitionContext: NSObject, @unchecked Sendable {
    /// Where it is before, in points on the screen.
    public let startFrame = CGRect.zero
    /// Where it is afterwards, in points on the screen.
    public let endFrame = CGRect.zero
  }

  /// What it shows.
  public let configuration: Configuration
  /// Is told what becomes of it; not retained.
  open weak var delegate: (any SKOverlayDelegate)?

  /// Creates an overlay.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Asks the App Store for what it shows, which fails.
  open func present(in scene: UIWindowScene) {
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayTimeout))
      }
    }
  }

  /// Takes the overlay of a scene away. There is none.
  open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Recommends an app of the App Store while a value is true.
  ///
  /// There is no App Store here: as on a device without a connection, nothing is shown and the value becomes false.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/appstoreoverlay(ispresented:configuration:)>.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }
}
