import SwiftUI

/// Stars that can be given.
public struct RatingView: View {
  @Binding private var rating: Int
  private let name: String

  public init(_ name: String, rating: Binding<Int>) {
    self.name = name
    _rating = rating
  }

  public var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .onTapGesture { rating = star }
      }
    }
    .frame(minHeight: 44)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityValue("\(rating) of 5 stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(5, rating + 1)
      case .decrement: rating = max(0, rating - 1)
      @unknown default: break
      }
    }
  }
}

/// A product with its rating, and a button that puts it into the cart.
public struct ProductCard: View {
  private let name: String
  @State private var rating: Int
  @State private var count = 0

  public init(name: String, rating: Int) {
    self.name = name
    _rating = State(initialValue: rating)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(name).font(.title).accessibilityAddTraits(.isHeader)
      RatingView("Rating", rating: $rating)
      Text(count == 0 ? "Not in your cart" : "\(count) in your cart")
      Button("Add to cart") { count += 1 }
        .frame(minHeight: 44)
    }
    .padding()
  }
}
