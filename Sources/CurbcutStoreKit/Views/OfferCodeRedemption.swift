import CurbcutSwiftUI
import Foundation

extension View {
  /// Lets the person enter a code for better conditions. No code is valid here, as there is no store that gave it.
  ///
  /// The action is told when the sheet is closed.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/offercoderedemption(ispresented:oncompletion:)>.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(isPresented: isPresented) {
      onCompletion(.success(()))
    } content: {
      OfferCodeEntry()
    }
  }
}

private struct OfferCodeEntry: View {
  @State private var code = ""
  @State private var isRefused = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Code", text: $code)
        } footer: {
          Text("You can also enter your code manually.")
        }
      }
      .navigationTitle("Redeem Code")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Redeem") { isRefused = true }.disabled(code.isEmpty)
        }
      }
      .alert("This code is not valid.", isPresented: $isRefused) { Button("OK") {} }
    }
  }
}
