import SwiftUI

extension Topic {
  /// What is an element, and what is part of one.
  @MainActor static var elements: [Exhibit] {
    [
      Exhibit("VStack without a modifier", says: "Your score is", "1000") {
        VStack(alignment: .leading) {
          Text("Your score is")
          Text("1000").font(.title)
        }
      },
      Exhibit(".accessibilityElement(children: .combine)", says: "Your score is, 1000") {
        VStack(alignment: .leading) {
          Text("Your score is")
          Text("1000").font(.title)
        }
        .accessibilityElement(children: .combine)
      },
      Exhibit(".accessibilityElement(children: .ignore)", says: "Your score is 1000") {
        VStack(alignment: .leading) {
          Text("Your score is")
          Text("1000").font(.title)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Your score is 1000")
      },
      Exhibit(".accessibilityHidden(true)", says: "Visible to everyone") {
        HStack {
          Image(systemName: "star").accessibilityHidden(true)
          Text("Visible to everyone")
        }
      },
      Exhibit("Image(decorative:)", says: "Decorated") {
        HStack {
          Image(decorative: "ornament")
          Text("Decorated")
        }
      },
      Exhibit(
        ".accessibilityRepresentation { Slider … }",
        says: "Volume, 30%, adjustable, Swipe up or down with one finger to adjust the value."
      ) {
        RoundedRectangle(cornerRadius: 4)
          .frame(width: 120, height: 12)
          .accessibilityRepresentation {
            Slider(value: .constant(0.3)) { Text("Volume") }
          }
      },
      Exhibit(".accessibilityChildren { … }", says: "January, 12", "February, 30") {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }
        .frame(width: 120, height: 40)
        .accessibilityChildren {
          HStack {
            Rectangle().accessibilityLabel("January").accessibilityValue("12")
            Rectangle().accessibilityLabel("February").accessibilityValue("30")
          }
        }
      },
    ]
  }
}
