import SwiftUI

/// The facts about a dog, each with a title and a value.
struct DogFacts: View {
  let dog: Dog

  private var age: String {
    String.localizedStringWithFormat(NSLocalizedString("%d years", comment: "The age of a dog"), dog.age)
  }

  private func weight(_ style: Formatter.UnitStyle) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = style
    return formatter.string(from: dog.weight)
  }

  var body: some View {
    VStack(spacing: 8) {
      FactRow(title: "Name", value: dog.name)
      FactRow(title: "Breed", value: dog.breed)
      FactRow(title: "Age", value: age)
      // “kg” is only for sighted users: VoiceOver reads the long form.
      FactRow(title: "Weight", value: weight(.medium), spoken: weight(.long))
    }
  }
}

/// One fact. To VoiceOver a title and its value are one element: a title means nothing without its value.
struct FactRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let title: LocalizedStringKey
  let value: String
  var spoken: String?

  var body: some View {
    // Large text needs the whole width.
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    layout {
      Text(title).foregroundStyle(.secondary)
      if !typeSize.isAccessibilitySize { Spacer() }
      Text(value).accessibilityLabel(spoken ?? value)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Facts", traits: .sizeThatFitsLayout) {
  DogFacts(dog: Dog.all[1]).padding()
}
