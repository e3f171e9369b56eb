import SwiftUI

// What each category of Xcode's `performAccessibilityAudit(for:)` finds: a screen with the fault, and the same one without.
// `curbcut audit Examples/AuditCategories/AuditCategories.swift` audits them all.

#Preview("contrast: wrong") {
  Text("Sold out").foregroundStyle(Color(white: 0.7))
}

#Preview("contrast: right") {
  Text("Sold out").foregroundStyle(.primary)
}

#Preview("elementDetection: wrong") {
  // Seen, and told to nobody.
  Text("Total: 12 €").font(.body).accessibilityHidden(true)
}

#Preview("elementDetection: right") {
  Text("Total: 12 €").font(.body)
}

#Preview("hitRegion: wrong") {
  Button("Remove", systemImage: "trash") {}
    .labelStyle(.iconOnly)
}

#Preview("hitRegion: right") {
  Button {
  } label: {
    Label("Remove", systemImage: "trash").labelStyle(.iconOnly).frame(width: 44, height: 44)
  }
}

#Preview("sufficientElementDescription: wrong") {
  Button {
  } label: {
    Circle().frame(width: 44, height: 44)
  }
}

#Preview("sufficientElementDescription: right") {
  Button {
  } label: {
    Circle().frame(width: 44, height: 44)
  }
  .accessibilityLabel("Record")
}

#Preview("dynamicType: wrong") {
  Text("Opening hours").font(.system(size: 17))
}

#Preview("dynamicType: right") {
  Text("Opening hours").font(.body)
}

#Preview("textClipped: wrong") {
  Text("Platform 9, departs in four minutes")
    .font(.body)
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 160, height: 24, alignment: .top)
    .clipped()
}

#Preview("textClipped: right") {
  Text("Platform 9, departs in four minutes")
    .font(.body)
    .frame(maxWidth: .infinity)
}

#Preview("trait: wrong") {
  Text("Open the map")
    .font(.body)
    .padding()
    .onTapGesture {}
}

#Preview("trait: right") {
  Text("Open the map")
    .font(.body)
    .padding()
    .onTapGesture {}
    .accessibilityAddTraits(.isButton)
}
