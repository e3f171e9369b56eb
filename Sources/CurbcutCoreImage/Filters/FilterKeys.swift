// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of the input `inputImage` of filters.
public let kCIInputImageKey = "inputImage"
/// The name of the input `inputBackgroundImage` of filters.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name of the input `inputMaskImage` of filters.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of the input `inputTargetImage` of filters.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The name of the input `inputTime` of filters.
public let kCIInputTimeKey = "inputTime"
/// The name of the input `inputTransform` of filters.
public let kCIInputTransformKey = "inputTransform"
/// The name of the input `inputScale` of filters.
public let kCIInputScaleKey = "inputScale"
/// The name of the input `inputAspectRatio` of filters.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The name of the input `inputCenter` of filters.
public let kCIInputCenterKey = "inputCenter"
/// The name of the input `inputRadius` of filters.
public let kCIInputRadiusKey = "inputRadius"
/// The name of the input `inputAngle` of filters.
public let kCIInputAngleKey = "inputAngle"
/// The name of the input `inputRefraction` of filters.
public let kCIInputRefractionKey = "inputRefraction"
/// The name of the input `inputWidth` of filters.
public let kCIInputWidthKey = "inputWidth"
/// The name of the input `inputSharpness` of filters.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of the input `inputIntensity` of filters.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of the input `inputEV` of filters.
public let kCIInputEVKey = "inputEV"
/// The name of the input `inputSaturation` of filters.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of the input `inputColor` of filters.
public let kCIInputColorKey = "inputColor"
/// The name of the input `inputBrightness` of filters.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of the input `inputContrast` of filters.
public let kCIInputContrastKey = "inputContrast"
/// The name of the input `inputBias` of filters.
public let kCIInputBiasKey = "inputBias"
/// The name of the input `inputWeights` of filters.
public let kCIInputWeightsKey = "inputWeights"
/// The name of the input `inputExtent` of filters.
public let kCIInputExtentKey = "inputExtent"
/// The name of the input `inputVersion` of filters.
public let kCIInputVersionKey = "inputVersion"
/// The name of the input `inputAmount` of filters.
public let kCIInputAmountKey = "inputAmount"
/// The name of the input `inputRadius0` of filters.
public let kCIInputRadius0Key = "inputRadius0"
/// The name of the input `inputRadius1` of filters.
public let kCIInputRadius1Key = "inputRadius1"
/// The name of the input `inputColor0` of filters.
public let kCIInputColor0Key = "inputColor0"
/// The name of the input `inputColor1` of filters.
public let kCIInputColor1Key = "inputColor1"
/// The name of the input `inputPoint0` of filters.
public let kCIInputPoint0Key = "inputPoint0"
/// The name of the input `inputPoint1` of filters.
public let kCIInputPoint1Key = "inputPoint1"
/// The name of the input `inputThreshold` of filters.
public let kCIInputThresholdKey = "inputThreshold"
/// The name of the input `inputBiasVector` of filters.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The name of the result of filters.
public let kCIOutputImageKey = "outputImage"

/// The key of the name of the filter, in the attributes of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of the filter for people, in the attributes of a filter.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the categories of the filter, in the attributes of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of an input, in the attributes of a filter.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of what an input means, in the attributes of a filter.
public let kCIAttributeType = "CIAttributeType"
/// The key of the smallest value of an input, in the attributes of a filter.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of the largest value of an input, in the attributes of a filter.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the smallest value of a slider for an input, in the attributes of a filter.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the largest value of a slider for an input, in the attributes of a filter.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of the value of an input that was not set, in the attributes of a filter.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the value of an input that has no effect, in the attributes of a filter.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of the name of an input, in the attributes of a filter.
public let kCIAttributeName = "CIAttributeName"
/// The key of the name of an input for people, in the attributes of a filter.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of a description, in the attributes of a filter.
public let kCIAttributeDescription = "CIAttributeDescription"

/// The type of an input that is a time from 0 to 1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type of an input that is a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of an input that is a distance in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of an input that is an angle in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of an input that is true or false.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of an input that is a whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The type of an input that is a count.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type of an input that is a point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of an input that is an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type of an input that is a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of an input that is a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The type of an input that is an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"

/// A category of filters.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// A category of filters.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// A category of filters.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// A category of filters.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// A category of filters.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// A category of filters.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// A category of filters.
public let kCICategoryTransition = "CICategoryTransition"
/// A category of filters.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// A category of filters.
public let kCICategoryGenerator = "CICategoryGenerator"
/// A category of filters.
public let kCICategoryReduction = "CICategoryReduction"
/// A category of filters.
public let kCICategoryGradient = "CICategoryGradient"
/// A category of filters.
public let kCICategoryStylize = "CICategoryStylize"
/// A category of filters.
public let kCICategorySharpen = "CICategorySharpen"
/// A category of filters.
public let kCICategoryBlur = "CICategoryBlur"
/// A category of filters.
public let kCICategoryStillImage = "CICategoryStillImage"
/// A category of filters.
public let kCICategoryVideo = "CICategoryVideo"
/// A category of filters.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// A category of filters.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// A category of filters.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// A category of filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
