import CurbcutSwiftUI
import CurbcutUIKit
import DeviceServices
import Foundation

/// A button by which a person gives the app the device's location once.
///
/// The person is not asked; until it ends, the app may know the location. The action is called then.
/// Follows <https://developer.apple.com/documentation/corelocationui/locationbutton>.
public struct LocationButton: View {
  /// What the button says.
  public struct Title: Hashable, Sendable {
    fileprivate let words: String
    /// Current Location.
    public static let currentLocation = Title(words: "Current Location")
    /// Send Current Location.
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    /// Send My Current Location.
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    /// Share Current Location.
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    /// Share My Current Location.
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
  }

  private let title: Title
  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: what the button says; nil for the current location.
  ///   - action: what a tap does.
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title ?? .currentLocation
    self.action = action
  }

  /// The content of the view.
  public var body: some View {
    Button {
      Permissions.allowOnce(.location, .whenInUse)
      action()
    } label: {
      Label(title.words, systemImage: "location.fill")
    }
    .buttonStyle(.borderedProminent)
  }
}
