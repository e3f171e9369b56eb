import SwiftUI

extension Topic {
  /// In which order elements are read, and what belongs together.
  @MainActor static var order: [Exhibit] {
    [
      Exhibit(".accessibilitySortPriority(1)", says: "First", "Second") {
        HStack {
          Text("Second")
          Text("First").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
      },
      Exhibit(".accessibilityLabeledPair(role:id:in:)", says: "Name, Ada") { LabeledPair() },
    ]
  }
}

/// Two views, one of which is the name of the other.
struct LabeledPair: View {
  @Namespace private var namespace

  var body: some View {
    HStack {
      Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: namespace)
      Text("Ada").accessibilityLabeledPair(role: .content, id: "name", in: namespace)
    }
  }
}
