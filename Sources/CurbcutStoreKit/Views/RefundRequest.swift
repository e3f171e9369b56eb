import CurbcutSwiftUI
import Foundation

extension View {
  /// Lets the person ask for the money of a purchase back.
  ///
  /// The action is told what became of it when the sheet is closed; a purchase that is not known fails at once.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/refundrequestsheet(for:ispresented:ondismiss:)>.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? =
      nil
  ) -> some View {
    modifier(
      RefundRequestModifier(transactionID: transactionID, isPresented: isPresented, onDismiss: onDismiss))
  }
}

private struct RefundRequestModifier: ViewModifier {
  let transactionID: UInt64
  @Binding var isPresented: Bool
  let onDismiss:
    (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?
  @State private var status = Transaction.RefundRequestStatus.userCancelled

  private var transaction: Transaction? { Store.shared.transactions.first { $0.id == transactionID } }

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented, initial: true) {
        guard isPresented else { return }
        status = .userCancelled
        if transaction == nil {
          isPresented = false
          onDismiss?(.failure(.failed))
        }
      }
      .sheet(isPresented: Binding(get: { isPresented && transaction != nil }, set: { isPresented = $0 })) {
        onDismiss?(.success(status))
      } content: {
        if let transaction { RefundRequest(productID: transaction.productID, status: $status) }
      }
  }
}

/// The question why the money is wanted back.
private struct RefundRequest: View {
  let productID: String
  @Binding var status: Transaction.RefundRequestStatus
  @State private var issue: String?
  @Environment(\.dismiss) private var dismiss

  private static let issues = [
    "I didn’t mean to purchase this item", "A child/minor made a purchase without permission",
    "My purchase doesn’t work as expected", "In-app purchase not received", "Other",
  ]

  private var product: Product? { Store.shared.products.first { $0.id == productID } }

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading) {
            Text(product?.displayName ?? productID).font(.headline)
            if let price = product?.displayPrice { Text(price).font(.subheadline) }
          }
          .accessibilityElement(children: .combine)
        }
        Section("What’s the issue?") {
          ForEach(Self.issues, id: \.self) { each in
            Button {
              issue = each
            } label: {
              HStack {
                Text(each)
                Spacer()
                if issue == each { Image(systemName: "checkmark").accessibilityHidden(true) }
              }
            }
            .accessibilityAddTraits(issue == each ? .isSelected : [])
          }
        }
        Section {
          Button("Request Refund") {
            status = .success
            dismiss()
          }
          .disabled(issue == nil)
        }
      }
      .navigationTitle("Request a Refund")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }
}
