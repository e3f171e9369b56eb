import CurbcutFoundation
import CurbcutUIKit
import Foundation

extension MKMapView {
  /// Registers the properties that storyboards set by key.
  fileprivate nonisolated static func registerProperties() {
    ObjCRuntime.register(MKMapView.self) { type in
      type.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
      type.property("mapType", get: { $0.mapType }, set: { $0.mapType = $1 })
      type.property("isZoomEnabled", get: { $0.isZoomEnabled }, set: { $0.isZoomEnabled = $1 })
      type.property("isScrollEnabled", get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 })
      type.property("isRotateEnabled", get: { $0.isRotateEnabled }, set: { $0.isRotateEnabled = $1 })
      type.property("isPitchEnabled", get: { $0.isPitchEnabled }, set: { $0.isPitchEnabled = $1 })
      type.property("showsUserLocation", get: { $0.showsUserLocation }, set: { $0.showsUserLocation = $1 })
      type.property("showsBuildings", get: { $0.showsBuildings }, set: { $0.showsBuildings = $1 })
      type.property(
        "showsPointsOfInterest", get: { $0.showsPointsOfInterest }, set: { $0.showsPointsOfInterest = $1 })
      type.property("showsCompass", get: { $0.showsCompass }, set: { $0.showsCompass = $1 })
      type.property("showsScale", get: { $0.showsScale }, set: { $0.showsScale = $1 })
      type.property("showsTraffic", get: { $0.showsTraffic }, set: { $0.showsTraffic = $1 })
    }
  }
}

@section(".init_array") @used
private let registerMapProperties: @convention(c) () -> Void = { MKMapView.registerProperties() }
