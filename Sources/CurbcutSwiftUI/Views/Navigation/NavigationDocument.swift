import CurbcutFoundation
import Foundation

extension View {
  /// Sets the document that the title of the screen stands for, which a person can share from the menu of the title. The
  /// menu is the one of `toolbarTitleMenu`; the title alone stands for the document here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:)-2azgk>.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document that the title of the screen stands for.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the document that the title of the screen stands for, with a preview.
  public func navigationDocument<D: Transferable, I1: Transferable>(
    _ document: D, preview: SharePreview<Never, I1>
  ) -> some View { self }

  /// Sets the document that the title of the screen stands for, with a preview.
  public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View { self }
}
